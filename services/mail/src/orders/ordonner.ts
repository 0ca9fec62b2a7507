import { modeleDesCommandes } from '@agence/calls/modele-des-commandes';
import type { Answer } from '@agence/calls/route';
import { suspendedSentence } from '@agence/calls/suspended';
import { fr } from '@agence/gesture';
import { exemples, type Geste, LISENT, quelques } from '@agence/orders';
import { enLettresMasculin } from '@agence/words/french';
import { daysLater } from '@agence/words/paris';
import { bouton } from '../lettres/lettre.ts';
import type { OrderNeeds } from '../needs.ts';
import { type Choix, lancer } from './choisir.ts';
import { LABELS } from './dire.mots.ts';
import { dire } from './dire.ts';
import { estMene, isSansEtape, LUS, meneDe, titreDe } from './gestes.ts';
import { laissees, notUnderstood } from './incompris.ts';
import {
  type Appel,
  type Commande,
  call,
  PAS_POSSIBLE,
  PROPOSITION_DAYS,
  propose,
  proposeUnderstood,
  refusal,
  SANS_ETAPE,
} from './proposer.ts';
import type { Proposition } from './propositions.store.ts';
import { type Reponse, RIEN, said } from './reponse.ts';

const SANS_PROPOSITION = fr`Nous ne trouvons pas la proposition à confirmer, ou elle a plus de ${enLettresMasculin(PROPOSITION_DAYS)} jours. Envoyez l'ordre de nouveau.`;
const REFUSEE = fr`Cette proposition a été refusée depuis. Envoyez l'ordre de nouveau.`;
const RIEN_EN_ATTENTE = fr`Nous ne trouvons aucune proposition qui attende votre réponse.`;
const ABANDONNEE = fr`Ce qui vous avait été proposé est abandonné.`;
const CONFIRMEE = fr`Cette proposition a déjà été confirmée : il est trop tard pour la refuser.`;
const CHANGEE = fr`Ce qui vous avait été proposé a changé depuis : voici ce qui serait fait maintenant.`;

const AIDE_DIRECTE = fr`Répondez à nos messages, ou écrivez un ordre par message, comme ici ou à peu près. Ce qui engage vous est d'abord proposé, et n'est fait que si vous répondez OUI.`;
const AIDE = fr`Un ordre par message, écrit comme ici ou à peu près, politesses comprises. Ce qui se confirme vous est d'abord proposé, et n'est fait que si vous répondez OUI.`;

/** Orders of an account that is not served: as in the console, it may read, pay, and decline a proposal. */
const RESTENT: ReadonlySet<Geste> = new Set([
  ...(['aide', 'compte', 'clients', 'livrables', 'donnees', 'virement', 'non'] as const),
]);
/** Answers that do not name their client. */
const SANS_NOM: ReadonlySet<Geste> = new Set(['livrables', 'donnees']);

const isAppel = (stored: Proposition): stored is Proposition & Appel => estMene(stored.geste);

/** The proposal that the message answers; null when there is none, or it is too old. */
async function proposition(
  needs: OrderNeeds,
  { a, compte }: Commande,
): Promise<(Proposition & Appel) | null> {
  const found = await needs.propositions.find(a);
  const since = daysLater(needs.clock.now(), -PROPOSITION_DAYS);
  return found !== null && found.compte === compte.slug && found.cree >= since && isAppel(found)
    ? found
    : null;
}

const stillStands = (proposition: Proposition, answer: Answer): boolean =>
  'ok' in answer && JSON.stringify(answer.ok) === proposition.propose;

/** « OUI » from any authorised address. When the order would now do something else, it is proposed again. */
async function confirm(needs: OrderNeeds, commande: Commande): Promise<Reponse> {
  const { a, compte, de, id } = commande;
  const found = await proposition(needs, commande);
  if (found === null) return (await lancer(needs, commande)) ?? refusal(a, SANS_PROPOSITION);
  if (found.refusee === true) return refusal(a, REFUSEE);
  if (!found.decidee && found.propose === SANS_ETAPE) {
    if (!(await needs.propositions.decide(a))) return refusal(a, REFUSEE);
  } else if (!found.decidee) {
    const now = await call(needs, compte, `commande:${id}`, found);
    if ('refusal' in now) return refusal(a, now.refusal.sentence);
    if (!stillStands(found, now)) {
      const again = await propose(needs, commande, {
        geste: found.geste,
        client: found.client,
        corps: found.corps,
      });
      return { ...again, paragraphes: [CHANGEE, ...again.paragraphes] };
    }
    if (!(await needs.propositions.decide(a))) return refusal(a, REFUSEE);
  }
  const corps = { ...found.corps, confirmer: true };
  const done = await call(needs, compte, `commande:${a}`, { ...found, corps });
  if ('refusal' in done) return refusal(a, done.refusal.sentence);
  const aussi =
    found.adresse === de || !compte.adresses.includes(found.adresse) ? {} : { aussi: found.adresse };
  // The order may have changed the ordering address: replies go to the new one.
  const { badge = a } = done.ok as { badge?: string };
  return {
    ...dire(done.ok, compte.direct),
    titre: titreDe(meneDe(found.geste, compte.direct), done.ok),
    repondre_a: badge,
    ...aussi,
  };
}

/** « NON »: the proposal cannot be confirmed any more. */
async function decline(needs: OrderNeeds, commande: Commande): Promise<Reponse> {
  const { a } = commande;
  if ((await proposition(needs, commande)) === null) return refusal(a, RIEN_EN_ATTENTE);
  return (await needs.propositions.refuse(a))
    ? said(a, fr`Proposition abandonnée`, [ABANDONNEE, RIEN])
    : said(a, PAS_POSSIBLE, [CONFIRMEE]);
}

/** Title of the proposal that waits at an address, for a model to know; empty when none waits. */
export async function proposedAt(needs: OrderNeeds, address: string): Promise<string> {
  const found = await needs.propositions.find(address);
  if (found === null || found.decidee || found.refusee === true || !isAppel(found)) return '';
  return meneDe(found.geste).propose ?? (isSansEtape(found.geste) ? LUS[found.geste] : '');
}

/** Carries out the order of an authorised sender and returns the answer; null when the message only thanks. */
export async function ordonner(needs: OrderNeeds, commande: Commande): Promise<Reponse | null> {
  const { a, compte, lecture, clients, seul } = commande;
  const { compris, voie } = lecture;
  const suspended = compte.statut === 'actif' ? undefined : suspendedSentence(compte.statut);
  if (!('ordre' in compris)) {
    if (suspended !== undefined) return { ...refusal(a, suspended), vaine: true };
    const proposee = (await proposedAt(needs, a)) !== '';
    const merci = 'incompris' in compris && compris.incompris === 'merci';
    return merci && !proposee
      ? null
      : notUnderstood(a, compris, { clients, seul, proposee, contact: needs.contact });
  }
  const { geste, client, corps, tues } = compris.ordre;
  if (suspended !== undefined && !RESTENT.has(geste)) return refusal(a, suspended);
  if (geste === 'oui') return confirm(needs, commande);
  if (geste === 'page' && client === undefined)
    return (await lancer(needs, commande, corps as Choix)) ?? refusal(a, SANS_PROPOSITION);
  if (geste === 'non') return decline(needs, commande);
  if (geste === 'aide') {
    const paragraphes = [
      compte.direct === true ? AIDE_DIRECTE : AIDE,
      ...(await modeleDesCommandes(compte, needs.peers)),
    ];
    const lignes = exemples(seul).map((wording) => ({ texte: fr`« ${wording} »` }));
    const tableaux = [{ titre: fr`Par exemple`, lignes }];
    const boutons = quelques({ clients, seul }).map(bouton);
    return { ...said(a, fr`Ce que vous pouvez écrire`, paragraphes), tableaux, boutons };
  }
  const reponse =
    voie === 'modèle' && !LISENT.has(geste)
      ? await proposeUnderstood(needs, commande, compris.ordre)
      : await propose(needs, commande, { geste, client: client?.id ?? '', corps });
  if (tues !== undefined) return { ...reponse, paragraphes: [laissees(tues), ...reponse.paragraphes] };
  if (!SANS_NOM.has(geste) || client === undefined || compte.direct === true) return reponse;
  return { ...reponse, faits: [[LABELS['entreprise'] ?? '', client.entreprise], ...reponse.faits] };
}
