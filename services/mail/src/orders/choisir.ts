import { fr } from '@agence/gesture';
import type { Compris } from '@agence/orders';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { OrderNeeds } from '../needs.ts';
import { type Commande, propose } from './proposer.ts';
import { bouton, type Reponse, RIEN, said } from './reponse.ts';

const UN_A_LA_FOIS = fr`Chaque mesure se lance par un ordre. Répondez par le numéro du client, ou par l'un des ordres qui suivent.`;
const PLUS_AUCUNE = fr`Aucune mesure de ce message n'attend plus votre réponse.`;

/** The number that an answer chooses. */
export type Choix = { readonly numero?: number };

/** Ids of the clients that the answered letters asked about, in the letters' order. */
async function demandes(
  { messages, messageId }: OrderNeeds,
  { slug }: Pick<Compte, 'slug'>,
  fil: readonly string[],
): Promise<readonly string[]> {
  const letters = await messages.askingAbout(slug);
  const answered = letters.filter(({ _id }) => fil.includes(messageId(_id)));
  return [
    ...new Set(answered.flatMap(({ clients = [] }) => clients.map((key) => key.split(':', 1)[0] ?? ''))),
  ];
}

/** A number alone chooses a client only as a direct answer to the letter that numbered them. */
export const isNumero = (compris: Compris | null): boolean =>
  compris !== null &&
  'ordre' in compris &&
  compris.ordre.geste === 'page' &&
  compris.ordre.client === undefined;

/** Whether the answered letter is a list of numbered clients. */
export const numerote = async (
  needs: OrderNeeds,
  compte: Pick<Compte, 'slug'>,
  fil: readonly string[],
): Promise<boolean> => {
  const letters = await needs.messages.askingAbout(compte.slug);
  return letters.some(
    ({ _id, genre }) => genre === 'reponse_commande' && needs.messageId(_id) === fil.at(-1),
  );
};

/** Launches the client that « oui » or a number means; asks which one when several wait. Null when no letter asked. */
export async function lancer(
  needs: OrderNeeds,
  commande: Commande,
  { numero }: Choix = {},
): Promise<Reponse | null> {
  const { a, compte, clients, fil } = commande;
  const ids = await demandes(needs, compte, fil);
  const asked = ids.flatMap((id, i) => {
    const client = clients.find((known) => known.id === id);
    return client === undefined ? [] : [{ n: i + 1, client }];
  });
  if (asked.length === 0) return null;
  const waiting = asked.filter(({ client }) => client.demarre_ts !== undefined);
  const meant = numero === undefined ? waiting : asked.filter(({ n }) => n === numero);
  const [only] = asked.length === 1 ? asked : meant.length === 1 ? meant : [];
  if (only !== undefined)
    return propose(needs, commande, {
      ...{ geste: 'ajuster', client: only.client.id },
      corps: { lancer: true },
    });
  if (waiting.length === 0) return said(a, fr`Rien à lancer`, [PLUS_AUCUNE, RIEN]);
  const lignes = waiting.map(({ n, client }) => ({ repere: `${n}`, texte: client.entreprise }));
  return {
    ...said(a, fr`Quelle mesure lancer ?`, [UN_A_LA_FOIS, RIEN]),
    tableaux: [{ titre: fr`Clients qui attendent votre réponse`, lignes }],
    boutons: waiting.map(({ client }) => bouton(fr`Lancer ${client.entreprise}`)),
    clients: ids,
  };
}
