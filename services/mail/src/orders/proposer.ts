import { ask } from '@agence/calls/ask';
import { rienAFaire } from '@agence/calls/rien-a-faire';
import { fr } from '@agence/gesture';
import type { Client, Ordre } from '@agence/orders';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { LimitesParClient } from '@agence/proto/clients/v1/clients';
import { enLettresMasculin } from '@agence/words/french';
import { daysLater } from '@agence/words/paris';
import { appelsDeMesure } from '@agence/words/promises';
import type { Needs } from '../needs.ts';
import type { Lecture } from './courrier.store.ts';
import { dire, numerosDe, valeurs } from './dire.ts';
import { completed, refusAvant, sortLines } from './essayer.ts';
import { isSansEtape, LUS, meneDe, SUITES, titreDe } from './gestes.ts';
import type { Appel } from './propositions.store.ts';
import { PAS_POSSIBLE, type Reponse, RIEN, refusal, said } from './reponse.ts';

/** An order with its message. `a`: the address that received it; `de`: its sender. */
export type Commande = {
  readonly id: string;
  readonly a: string;
  readonly compte: Compte;
  readonly de: string;
  readonly lecture: Lecture;
  /** `demarre_ts`: set while its questions wait for an answer. */
  readonly clients: readonly (Client & { readonly demarre_ts?: number | undefined })[];
  readonly limites?: LimitesParClient | undefined;
  readonly fil: readonly string[];
  /** The only client of a customer without an agency, which orders need not name. */
  readonly seul: Client | undefined;
  /** The address that confirms the proposal made for this message. */
  readonly confirmation: string;
};

export const PROPOSITION_DAYS = 7;

const OUI = fr`Répondez OUI pour confirmer. Cette proposition vaut ${enLettresMasculin(PROPOSITION_DAYS)} jours.`;
const CONFIRMER = [
  { texte: fr`Confirmer`, ordre: 'OUI' },
  { texte: fr`Abandonner`, ordre: 'NON' },
];
const REFUSEE = fr`Cette proposition a été refusée depuis. Envoyez l'ordre de nouveau.`;
const CHANGEE = fr`Ce qui vous avait été proposé a changé depuis : voici ce qui serait fait maintenant.`;
const COMPRIS = fr`Voici ce que nous avons compris de votre message.`;
/** Stored as the proposed result when the call has no confirmation step: the proposal is the order itself. */
const SANS_ETAPE = '';

const call = ({ peers }: Needs, compte: Compte, command_id: string, { geste, client, corps }: Appel) =>
  ask(meneDe(geste).route, { compte, id: client, body: corps, command_id, peers });

/** Stores a proposal, which waits for « OUI » at an address of its own. */
async function offer(needs: Needs, commande: Commande, appel: Appel, propose: string): Promise<void> {
  const { a, compte, de: adresse, confirmation: _id } = commande;
  // When the message answers an earlier proposal, the ordering address of that proposal is kept.
  const badge = (await needs.propositions.find(a))?.badge ?? a;
  const known = { compte: compte.slug, badge, adresse, ...appel, propose };
  await needs.propositions.keep({ _id, ...known, cree: needs.clock.now(), decidee: false });
}

/**
 * Calls the route. A call without a confirmation step is carried out. Otherwise its result is stored as a proposal,
 * unless it is refused or nothing is to be done.
 */
export async function carryOutOrPropose(needs: Needs, commande: Commande, asks: Appel): Promise<Reponse> {
  const { id, compte, confirmation } = commande;
  const mene = meneDe(asks.geste, compte.direct);
  const { route, propose: asked, montre = (ok) => ok } = mene;
  const sorted = sortLines(route, asks.corps);
  const appel = { ...asks, corps: sorted.corps };
  const answer = await call(needs, compte, `commande:${id}`, appel);
  if ('refusal' in answer) return refusal(answer.refusal.sentence);
  const dit = dire(completed(montre(answer.ok), sorted), compte.direct);
  if (asked === undefined) return { ...dit, titre: titreDe(mene, answer.ok) };
  if (rienAFaire(answer.ok)) return { ...dit, titre: PAS_POSSIBLE, paragraphes: [...dit.paragraphes, RIEN] };
  await offer(needs, commande, appel, JSON.stringify(answer.ok));
  const paragraphes = [...dit.paragraphes, OUI];
  return { ...dit, paragraphes, boutons: CONFIRMER, titre: asked, repondre_a: confirmation };
}

async function luesDe(needs: Needs, { slug }: Compte, { client, corps }: Ordre) {
  if (client === undefined || numerosDe(corps).length === 0) return undefined;
  const { result } = await needs.clients.lireQuestions({ compte: slug, id: client.id });
  return result?.$case === 'questions' ? result.value : undefined;
}

/** The most paid calls of the measurement that an order launches; undefined when it launches none. */
async function appelsDe({ peers }: Needs, { limites }: Commande, corps: object) {
  if (!('lancer' in corps) || limites === undefined) return undefined;
  const { lecteur } = await peers.measurement.call.decrireModeles({});
  return appelsDeMesure(limites.questions_par_client, { modeles: limites.ias_par_client, lecteur });
}

/** Proposes what a model understood, with each value in full; the API's own proposal follows if it makes one. */
export async function proposeUnderstood(
  needs: Needs,
  commande: Commande,
  ordre: Ordre & Pick<Appel, 'geste'>,
): Promise<Reponse> {
  const { compte, confirmation } = commande;
  const { geste, client, corps } = ordre;
  const suites = SUITES[geste] ?? '';
  const lues = await luesDe(needs, compte, ordre);
  if (isSansEtape(geste)) {
    const refused = await refusAvant(needs, commande, geste, ordre, lues);
    if (refused !== undefined) return refusal(refused);
  }
  const posees = new Map<number, string>(lues?.questions.map(({ n, question }) => [n, question]));
  const [inconnu] = numerosDe(corps).filter((n) => !posees.has(n));
  if (inconnu !== undefined)
    return refusal(fr`La question ${inconnu} n'est pas dans la liste de ${client?.entreprise ?? ''}.`);
  const seul = compte.direct === true;
  const faits = valeurs(ordre, { seul, posees, appels: await appelsDe(needs, commande, corps) });
  const appel = { geste, client: client?.id ?? '', corps };
  if (isSansEtape(geste)) {
    await offer(needs, commande, appel, SANS_ETAPE);
    const paragraphes = [COMPRIS, suites, OUI];
    return { titre: LUS[geste], paragraphes, faits, boutons: CONFIRMER, repondre_a: confirmation };
  }
  const reponse = await carryOutOrPropose(needs, commande, appel);
  if (reponse.repondre_a === undefined) return reponse;
  const paragraphes = [COMPRIS, suites, ...reponse.paragraphes];
  return { ...reponse, paragraphes, faits: [...faits, ...reponse.faits] };
}

/** The proposal that the message answers; null when there is none, or it is too old. */
async function proposition({ propositions, clock }: Needs, { a, compte }: Commande) {
  const found = await propositions.find(a);
  const since = daysLater(clock.now(), -PROPOSITION_DAYS);
  return found !== null && found.compte === compte.slug && found.cree >= since ? found : null;
}

/** « OUI » from any authorised address; null without a proposal. If it would now do something else, it is proposed again. */
export async function confirm(needs: Needs, commande: Commande): Promise<Reponse | null> {
  const { a, compte, de, id } = commande;
  const found = await proposition(needs, commande);
  if (found === null) return null;
  if (found.refusee === true) return refusal(REFUSEE);
  const { geste, client, corps, adresse } = found;
  if (!found.decidee && found.propose !== SANS_ETAPE) {
    const now = await call(needs, compte, `commande:${id}`, found);
    if ('refusal' in now) return refusal(now.refusal.sentence);
    if (JSON.stringify(now.ok) !== found.propose) {
      const again = await carryOutOrPropose(needs, commande, { geste, client, corps });
      return { ...again, paragraphes: [CHANGEE, ...again.paragraphes] };
    }
  }
  if (!found.decidee && !(await needs.propositions.decide(a))) return refusal(REFUSEE);
  const appel = { geste, client, corps: { ...corps, confirmer: true } };
  const done = await call(needs, compte, `commande:${a}`, appel);
  if ('refusal' in done) return refusal(done.refusal.sentence);
  // The order may have changed the ordering address: replies go to the new one.
  const { badge: repondre_a } = done.ok as { badge?: string };
  return {
    ...dire(done.ok, compte.direct),
    titre: titreDe(meneDe(geste, compte.direct), done.ok),
    repondre_a,
    ...(adresse !== de && compte.adresses.includes(adresse) && { aussi: adresse }),
  };
}

/** « NON »: the proposal cannot be confirmed any more. */
export async function decline(needs: Needs, commande: Commande): Promise<Reponse> {
  if ((await proposition(needs, commande)) === null)
    return refusal(fr`Nous ne trouvons aucune proposition qui attende votre réponse.`);
  return (await needs.propositions.refuse(commande.a))
    ? said(fr`Proposition abandonnée`, [fr`Ce qui vous avait été proposé est abandonné.`, RIEN])
    : said(PAS_POSSIBLE, [fr`Cette proposition a déjà été confirmée : il est trop tard pour la refuser.`]);
}

/** Title of the proposal that waits at an address, for a model to know; empty when none waits. */
export async function proposedAt(needs: Needs, address: string): Promise<string> {
  const found = await needs.propositions.find(address);
  if (found === null || found.decidee || found.refusee === true) return '';
  return meneDe(found.geste).propose ?? (isSansEtape(found.geste) ? LUS[found.geste] : '');
}
