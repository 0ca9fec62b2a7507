import { ask } from '@agence/calls/ask';
import { rienAFaire } from '@agence/calls/rien-a-faire';
import { fr } from '@agence/gesture';
import type { Client, Geste, Ordre } from '@agence/orders';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import { enLettresMasculin } from '@agence/words/french';
import type { OrderNeeds } from '../needs.ts';
import type { Lecture } from './courrier.ts';
import { dire } from './dire.ts';
import { refusAvant } from './essayer.ts';
import { estMene, isSansEtape, LUS, meneDe, SUITES, titreDe } from './gestes.ts';
import { sortLines, withAside, withCompetitors } from './lignes.ts';
import { type Reponse, RIEN, said } from './reponse.ts';
import { numerosDe, type Posees, valeurs } from './valeurs.ts';

/** An order, with its message, its account and its sender. `a`: the address that received it. */
export type Commande = {
  readonly id: string;
  readonly a: string;
  readonly compte: Compte;
  /** The authorised address that sent it. */
  readonly de: string;
  readonly lecture: Lecture;
  /** `demarre_ts`: set while its questions wait for an answer. */
  readonly clients: readonly (Client & { readonly demarre_ts?: number | undefined })[];
  /** Message-IDs of the messages that it answers. */
  readonly fil: readonly string[];
  /** The only client of a customer without an agency, which orders need not name. */
  readonly seul: Client | undefined;
  /** The address that confirms the proposal made for this message. */
  readonly confirmation: string;
};

export const PROPOSITION_DAYS = 7;

export const PAS_POSSIBLE = fr`Ce n'est pas possible`;
const OUI = fr`Répondez OUI pour confirmer. Cette proposition vaut ${enLettresMasculin(PROPOSITION_DAYS)} jours.`;
const CONFIRMER = [
  { texte: fr`Confirmer`, ordre: 'OUI' },
  { texte: fr`Abandonner`, ordre: 'NON' },
];
const COMPRIS = fr`Voici ce que nous avons compris de votre message.`;
/** Stored as the proposed result when the call has no confirmation step: the proposal is the order itself. */
export const SANS_ETAPE = '';
export const refusal = (address: string, sentence: string): Reponse =>
  said(address, PAS_POSSIBLE, [sentence, RIEN]);

export type Appel = {
  readonly geste: Exclude<Geste, 'oui' | 'non' | 'aide'>;
  readonly client: string;
  readonly corps: object;
};

export const call = (
  needs: OrderNeeds,
  compte: Compte,
  command_id: string,
  { geste, client, corps }: Appel,
) =>
  ask(meneDe(geste, compte.direct).route, {
    compte,
    id: client,
    body: corps,
    command_id,
    peers: needs.peers,
  });

/** Stores a proposal, which waits for « OUI » at an address of its own. */
async function offer(needs: OrderNeeds, commande: Commande, appel: Appel, propose: string): Promise<void> {
  const { a, compte, de: adresse, confirmation: _id } = commande;
  // When the message answers an earlier proposal, the ordering address of that proposal is kept.
  const badge = (await needs.propositions.find(a))?.badge ?? a;
  const known = { compte: compte.slug, badge, adresse, ...appel, propose };
  await needs.propositions.keep({ _id, ...known, cree: needs.clock.now(), decidee: false });
}

/** Calls the API with an order; a result that must be confirmed is stored as a proposal. */
export async function propose(needs: OrderNeeds, commande: Commande, asks: Appel): Promise<Reponse> {
  const { id, a, compte, confirmation } = commande;
  const mene = meneDe(asks.geste, compte.direct);
  const { route, propose: asked, montre = (ok) => ok } = mene;
  const { corps, ecartees } = sortLines(route, asks.corps);
  const appel = { ...asks, corps };
  const answer = await call(needs, compte, `commande:${id}`, appel);
  if ('refusal' in answer) return refusal(a, answer.refusal.sentence);
  const dit = dire(withCompetitors(withAside(montre(answer.ok), ecartees), corps), compte.direct);
  if (asked === undefined) return { ...dit, titre: titreDe(mene, answer.ok), repondre_a: a };
  if (rienAFaire(answer.ok))
    return { ...dit, paragraphes: [...dit.paragraphes, RIEN], titre: PAS_POSSIBLE, repondre_a: a };
  await offer(needs, commande, appel, JSON.stringify(answer.ok));
  const paragraphes = [...dit.paragraphes, OUI];
  return { ...dit, paragraphes, boutons: CONFIRMER, titre: asked, repondre_a: confirmation };
}

/** The questions and results of a client, if the order names numbers. */
async function luesDe(needs: OrderNeeds, { slug }: Compte, { client, corps }: Ordre) {
  if (client === undefined || numerosDe(corps).length === 0) return undefined;
  const { result } = await needs.clients.lireQuestions({ compte: slug, id: client.id });
  return result?.$case === 'questions' ? result.value : undefined;
}

/** Proposes what a model understood, with each value in full; the API's own proposal follows if it makes one. */
export async function proposeUnderstood(
  needs: OrderNeeds,
  commande: Commande,
  ordre: Ordre,
): Promise<Reponse> {
  const { a, compte, confirmation } = commande;
  const { geste, client, corps } = ordre;
  if (!estMene(geste)) throw new Error(`${geste} is no call`);
  const suites = SUITES[geste] ?? '';
  const lues = await luesDe(needs, compte, ordre);
  if (isSansEtape(geste)) {
    const refused = await refusAvant(needs, commande, geste, ordre, lues);
    if (refused !== undefined) return refusal(a, refused);
  }
  const posees: Posees = new Map(lues?.questions.map(({ n, question }) => [n, question]));
  const [inconnu] = numerosDe(corps).filter((n) => !posees.has(n));
  if (inconnu !== undefined)
    return refusal(a, fr`La question ${inconnu} n'est pas dans la liste de ${client?.entreprise ?? ''}.`);
  const faits = valeurs(ordre, posees);
  const appel = { geste, client: client?.id ?? '', corps };
  if (isSansEtape(geste)) {
    await offer(needs, commande, appel, SANS_ETAPE);
    const paragraphes = [COMPRIS, suites, OUI];
    return { titre: LUS[geste], paragraphes, faits, boutons: CONFIRMER, repondre_a: confirmation };
  }
  const reponse = await propose(needs, commande, appel);
  return reponse.repondre_a === a
    ? reponse
    : {
        ...reponse,
        paragraphes: [COMPRIS, suites, ...reponse.paragraphes],
        faits: [...faits, ...reponse.faits],
      };
}
