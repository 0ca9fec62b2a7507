import { fr } from '@agence/gesture';
import type { Compris } from '@agence/orders';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { bouton } from '../lettres/lettre.ts';
import type { Needs } from '../needs.ts';
import { type Commande, propose } from './proposer.ts';
import { type Reponse, RIEN, said } from './reponse.ts';

const UN_A_LA_FOIS = fr`Chaque mesure se lance par un ordre. Répondez par le numéro du client, ou par l'un des ordres qui suivent.`;
const PLUS_AUCUNE = fr`Aucune mesure de ce message n'attend plus votre réponse.`;

export type Choix = { readonly numero?: number };

/** The letters with these Message-IDs that asked about clients. */
const demandes = async ({ messages, messageId }: Needs, { slug }: Compte, fil: readonly string[]) =>
  (await messages.askingAbout(slug)).filter(({ _id }) => fil.includes(messageId(_id)));

/** Whether a message is only a number, and no direct answer to a letter that numbered clients. */
export async function sansListe(
  needs: Needs,
  compte: Compte,
  fil: readonly string[],
  compris: Compris | null,
): Promise<boolean> {
  if (compris === null || !('ordre' in compris)) return false;
  const { geste, client } = compris.ordre;
  if (geste !== 'page' || client !== undefined) return false;
  const letters = await demandes(needs, compte, fil.slice(-1));
  return !letters.some(({ genre }) => genre === 'reponse_commande');
}

/** Launches the client that « oui » or a number means; asks which one when several wait. Null when no letter asked. */
export async function lancer(
  needs: Needs,
  commande: Commande,
  { numero }: Choix = {},
): Promise<Reponse | null> {
  const { compte, clients, fil } = commande;
  const letters = await demandes(needs, compte, fil);
  const keys = letters.flatMap((letter) => letter.clients ?? []);
  const ids = [...new Set(keys.map((key) => key.split(':', 1)[0] ?? ''))];
  const asked = ids.flatMap((id, i) => {
    const client = clients.find((known) => known.id === id);
    return client === undefined ? [] : [{ n: i + 1, client }];
  });
  if (asked.length === 0) return null;
  const waiting = asked.filter(({ client }) => client.demarre_ts !== undefined);
  const meant = numero === undefined ? waiting : asked.filter(({ n }) => n === numero);
  const [only] = asked.length === 1 ? asked : meant.length === 1 ? meant : [];
  if (only !== undefined) {
    const appel = { geste: 'ajuster', client: only.client.id, corps: { lancer: true } } as const;
    return propose(needs, commande, appel);
  }
  if (waiting.length === 0) return said(fr`Rien à lancer`, [PLUS_AUCUNE, RIEN]);
  const lignes = waiting.map(({ n, client }) => ({ repere: `${n}`, texte: client.entreprise }));
  return {
    ...said(fr`Quelle mesure lancer ?`, [UN_A_LA_FOIS, RIEN]),
    tableaux: [{ titre: fr`Clients qui attendent votre réponse`, lignes }],
    boutons: waiting.map(({ client }) => bouton(fr`Lancer ${client.entreprise}`)),
    clients: ids,
  };
}
