import { modeleDesCommandes } from '@agence/calls/modele-des-commandes';
import { suspendedSentence } from '@agence/calls/suspended';
import { fr } from '@agence/gesture';
import { type Compris, exemples, type Geste, LISENT, quelques } from '@agence/orders';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { enLettresMasculin } from '@agence/words/french';
import { bouton } from '../lettres/lettre.ts';
import type { Needs } from '../needs.ts';
import * as proposer from './proposer.ts';
import { laissees, notUnderstood, type Reponse, RIEN, refusal, said } from './reponse.ts';

type Commande = proposer.Commande;

const SANS_PROPOSITION = fr`Nous ne trouvons pas la proposition à confirmer, ou elle a plus de ${enLettresMasculin(proposer.PROPOSITION_DAYS)} jours. Envoyez l'ordre de nouveau.`;
const UN_A_LA_FOIS = fr`Chaque mesure se lance par un ordre. Répondez par le numéro du client, ou par l'un des ordres qui suivent.`;
const PLUS_AUCUNE = fr`Aucune mesure de ce message n'attend plus votre réponse.`;

const AIDE_DIRECTE = fr`Répondez à nos messages, ou écrivez un ordre par message, comme ici ou à peu près. Ce qui engage vous est d'abord proposé, et n'est fait que si vous répondez OUI.`;
const AIDE = fr`Un ordre par message, écrit comme ici ou à peu près, politesses comprises. Ce qui se confirme vous est d'abord proposé, et n'est fait que si vous répondez OUI.`;

const SANS_NOM: ReadonlySet<Geste> = new Set(['livrables', 'donnees']);
/** Orders of an account that is not served: as in the console, it may read, pay, and decline a proposal. */
const RESTENT: ReadonlySet<Geste> = new Set(['aide', 'compte', 'clients', ...SANS_NOM, 'virement', 'non']);

/** The letters with these Message-IDs that asked about clients. */
const demandes = async ({ messages, messageId }: Needs, { slug }: Compte, fil: readonly string[]) =>
  (await messages.askingAbout(slug)).filter(({ _id }) => fil.includes(messageId(_id)));

/** True if the message is only a number and answers no letter that numbered clients. Then it is no strict form. */
export async function isNumberWithoutList(
  needs: Needs,
  compte: Compte,
  fil: readonly string[],
  lu: Compris | null,
) {
  if (lu === null || !('ordre' in lu)) return false;
  const { geste, client } = lu.ordre;
  if (geste !== 'page' || client !== undefined) return false;
  const letters = await demandes(needs, compte, fil.slice(-1));
  return !letters.some(({ genre }) => genre === 'reponse_commande');
}

/** Launches the client that « oui » or a number means; asks which one when several wait. Null when no letter asked. */
async function lancer(needs: Needs, commande: Commande, numero?: number): Promise<Reponse | null> {
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
    return proposer.carryOutOrPropose(needs, commande, appel);
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

async function aide({ peers }: Needs, { compte, clients, seul }: Commande): Promise<Reponse> {
  const paragraphes = [compte.direct === true ? AIDE_DIRECTE : AIDE];
  const lignes = exemples(seul).map((wording) => ({ texte: fr`« ${wording} »` }));
  return {
    ...said(fr`Ce que vous pouvez écrire`, [...paragraphes, ...(await modeleDesCommandes(compte, peers))]),
    tableaux: [{ titre: fr`Par exemple`, lignes }],
    boutons: quelques({ clients, seul }).map(bouton),
  };
}

/**
 * Carries out or proposes the order of an authorised sender and returns the answer. Null: the message only thanks, no
 * proposal waits and the account is active.
 */
export async function ordonner(needs: Needs, commande: Commande): Promise<Reponse | null> {
  const { a, compte, lecture, clients, seul } = commande;
  const { compris, voie } = lecture;
  const suspended = compte.statut === 'actif' ? undefined : suspendedSentence(compte.statut);
  if (!('ordre' in compris)) {
    if (suspended !== undefined) return refusal(suspended);
    const proposee = (await proposer.proposedAt(needs, a)) !== '';
    if ('incompris' in compris && compris.incompris === 'merci' && !proposee) return null;
    return notUnderstood(compris, { clients, seul, proposee, contact: needs.contact });
  }
  const { geste, client, corps, tues } = compris.ordre;
  if (suspended !== undefined && !RESTENT.has(geste)) return refusal(suspended);
  if (geste === 'non') return proposer.decline(needs, commande);
  if (geste === 'aide') return aide(needs, commande);
  if (geste === 'oui' || (geste === 'page' && client === undefined)) {
    const { numero } = corps as { readonly numero?: number };
    const confirmed = geste === 'oui' ? await proposer.confirm(needs, commande) : null;
    return confirmed ?? (await lancer(needs, commande, numero)) ?? refusal(SANS_PROPOSITION);
  }
  const reponse =
    voie === 'modèle' && !LISENT.has(geste)
      ? await proposer.proposeUnderstood(needs, commande, { ...compris.ordre, geste })
      : await proposer.carryOutOrPropose(needs, commande, { geste, client: client?.id ?? '', corps });
  if (tues !== undefined) return { ...reponse, paragraphes: [laissees(tues), ...reponse.paragraphes] };
  if (!SANS_NOM.has(geste) || client === undefined || compte.direct === true) return reponse;
  return { ...reponse, faits: [[fr`Entreprise`, client.entreprise], ...reponse.faits] };
}
