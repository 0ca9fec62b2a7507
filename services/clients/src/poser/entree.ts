import { fr } from '@agence/gesture';
import type { Fiche } from '../portefeuille/fiche.ts';
import { occupe, placesRestantes } from '../portefeuille/places.ts';
import type { Client, Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';
import type { Site } from '../portefeuille/site.ts';
import { compter, type Mois } from './preparations.ts';
import type { Reprise } from './reprise.ts';

/** One entry of the call as written, its site normalised or why it is invalid, and the id it would get. */
export type Entree = {
  readonly fiche: Fiche;
  readonly site: Site;
  readonly id: string;
};

export type Placement =
  | { readonly pourquoi: string }
  | {
      readonly client: Client;
      readonly facts: readonly PortefeuilleFact[];
      /** The portfolio with this client. */
      readonly after: Portefeuille;
    };

/** What else decides: sites of earlier entries, the day, the month, and what exists for returning clients. */
export type Moment = Mois & {
  readonly deja: readonly string[];
  readonly today: string;
  readonly reprises: ReadonlyMap<string, Reprise>;
};

/** The removed client that this entry takes back, if there is one. */
const repris = ({ clients }: Portefeuille, { site }: Entree): Client | undefined =>
  'site' in site ? clients.findLast((client) => !client.actif && client.site === site.site) : undefined;

/** Whether the entry takes back a client whose place is still held. */
export const tenue = (state: Portefeuille, entree: Entree, today: string): boolean => {
  const back = repris(state, entree);
  return back !== undefined && occupe(back, today);
};

/** Places one entry in a portfolio that already holds the earlier entries. */
export const placer = (state: Portefeuille, entree: Entree, moment: Moment): Placement => {
  const { deja, today, reprises } = moment;
  const { fiche, id } = entree;
  if ('pourquoi' in entree.site) return entree.site;
  const { site } = entree.site;
  if (deja.includes(site)) return { pourquoi: fr`Ce site figure déjà plus haut dans le même envoi.` };
  if (state.clients.some((client) => client.actif && client.site === site))
    return { pourquoi: fr`Ce site est déjà celui d'un client actif de votre compte.` };
  const back = repris(state, entree);
  if (!tenue(state, entree, today) && placesRestantes(state, today) === 0)
    return { pourquoi: fr`Il ne reste plus de place dans votre formule pour ce client.` };
  const client: Client =
    back === undefined
      ? { id, fiche, site, revision: 1, actif: true, place_libre_le: null }
      : { ...back, actif: true, revision: back.revision + 1 };
  const fact: PortefeuilleFact =
    back === undefined
      ? { type: 'client_pose', client }
      : { type: 'client_repris', id: client.id, revision: client.revision };
  const after = { ...state, clients: [...state.clients.filter((other) => other.id !== client.id), client] };
  if (reprises.has(client.id)) return { client, facts: [fact], after };
  const preparations = compter(state, moment);
  if ('pourquoi' in preparations) return preparations;
  const counted: PortefeuilleFact = { type: 'preparations_comptees', preparations };
  return { client, facts: [fact, counted], after: { ...after, preparations } };
};
