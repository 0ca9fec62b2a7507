import { fr } from '@agence/gesture';
import type { Fiche } from '../portefeuille/fiche.ts';
import { occupe, placesRestantes } from '../portefeuille/places.ts';
import type { Client, Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';

/** One entry of the call: as written, with its site normalised or why it is not one, and the id it would get. */
export type Entree = {
  readonly fiche: Fiche;
  readonly site: { readonly site: string } | { readonly pourquoi: string };
  readonly id: string;
};

export type Placement =
  | { readonly pourquoi: string }
  | { readonly client: Client; readonly fact: PortefeuilleFact };

/** The removed client that this entry takes back, if there is one. */
const repris = ({ clients }: Portefeuille, { site }: Entree): Client | undefined =>
  'site' in site ? clients.findLast((client) => !client.actif && client.site === site.site) : undefined;

/** Whether the entry takes back a client whose place is still held. */
export const tenue = (state: Portefeuille, entree: Entree, today: string): boolean => {
  const back = repris(state, entree);
  return back !== undefined && occupe(back, today);
};

/** Where one entry goes, in a portfolio that already holds the entries before it (`deja`: their sites). */
export const placer = (
  state: Portefeuille,
  entree: Entree,
  deja: readonly string[],
  today: string,
): Placement => {
  const { fiche, id } = entree;
  if ('pourquoi' in entree.site) return entree.site;
  const { site } = entree.site;
  if (deja.includes(site)) return { pourquoi: fr`Ce site figure déjà plus haut dans le même envoi.` };
  if (state.clients.some((client) => client.actif && client.site === site))
    return { pourquoi: fr`Ce site est déjà celui d'un client actif de votre compte.` };
  const back = repris(state, entree);
  if (!tenue(state, entree, today) && placesRestantes(state, today) === 0)
    return { pourquoi: fr`Il ne reste plus de place dans votre formule pour ce client.` };
  if (back === undefined) {
    const client: Client = { id, fiche, site, revision: 1, actif: true, place_libre_le: null };
    return { client, fact: { type: 'client_pose', client } };
  }
  const client: Client = { ...back, actif: true, revision: back.revision + 1 };
  return { client, fact: { type: 'client_repris', id: client.id, revision: client.revision } };
};
