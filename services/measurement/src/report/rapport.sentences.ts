import type { Etat } from '@agence/words/etats';
import { accord, combien, enLettres, majuscule } from '@agence/words/french';
import { moisAnnee } from '../documents/dates.ts';
import { fr, liste, mot, type Phrase, suite, texte } from '../documents/typo.ts';
import { devantDe, parRang, rivaux, total } from '../states/releve/calculs.ts';
import {
  comparaison,
  comparaisonTotale,
  type Mouvement,
  mouvement,
  toutComparable,
} from '../states/releve/comparaison.ts';
import { moisDe, moments } from '../states/releve/moments.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';

/** Longer questions are not repeated inside a sentence. */
const QUOTABLE = 110;

export const avecEtat = (data: RapportData, etat: Etat): QuestionMesuree[] =>
  data.questions.filter((q) => q.etat === etat);

const questions = (n: number) => accord(n, 'question', 'questions');

/** The month's result in one or two sentences: citations, answers, the change, then the main point. */
export function verdict(data: RapportData): Phrase {
  if (data.echec !== null)
    return fr`La mesure de ${moisAnnee(moisDe(data.mesure))} a échoué. Ce document n'en tire aucun chiffre.`;
  return suite(citations(data), echappees(data));
}

function citations(data: RapportData): Phrase {
  const nom = mot(data.client.entreprise);
  const { cite, reponses } = total(data);
  const before = toutComparable(data) ? comparaisonTotale(data)?.avant : undefined;
  const against = before ? fr`, contre ${before.cite} sur ${before.reponses} ${moments(data).avant.en}` : [];
  if (cite === 0) return fr`Les IA ne citent ${nom} dans aucune des ${reponses} réponses${against}.`;
  return fr`Les IA citent ${nom} dans ${combien(cite, 'réponse', 'réponses')} sur ${reponses}${against}.`;
}

function echappees(data: RapportData): Phrase {
  const judged = data.questions.filter((q) => q.etat !== null).length;
  const escaped = avecEtat(data, 'conquerir');
  const lost = escaped.length;
  const won = avecEtat(data, 'acquise').length;
  const still = escaped.every(({ avant }) => avant?.etat === 'conquerir') ? ' encore' : '';
  if (judged > 1 && won === judged) return fr`Les ${enLettres(judged)} questions lui sont acquises.`;
  if (lost === 0) return judged > 1 ? fr`Aucune question ne lui échappe.` : [];
  if (judged > 1 && lost === judged) {
    const [rival] = devantDe(data, data.questions);
    return rival === undefined
      ? fr`Les ${enLettres(judged)} questions lui échappent${still}.`
      : fr`Elles citent ${mot(rival.nom)} dans ${rival.cite}.`;
  }
  const verb = accord(lost, 'échappe', 'échappent');
  return fr`${majuscule(enLettres(lost))} ${questions(lost)} sur ${enLettres(judged)} lui ${verb}${still}.`;
}

/** The summary under the verdict: the questions asked, the states that hold, the losses, the changes. */
export function resume(data: RapportData): Phrase[] {
  if (data.echec !== null) return [];
  return [suite(posees(data), tenues(data)), perdues(data), mouvements(data)].filter((p) => p.length > 0);
}

function posees(data: RapportData): Phrase {
  const n = data.questions.length;
  const ias = liste(data.ias.map((ia) => [{ mot: ia.ia }]));
  const times = data.mesure.repetitions;
  const perModel = data.ias.length > 1 ? ' à chacune' : '';
  return fr`Nous avons posé à ${ias} ${enLettres(n)} ${questions(n)} que vos clients peuvent poser, ${enLettres(times)} fois${perModel}.`;
}

function tenues(data: RapportData): Phrase {
  const won = avecEtat(data, 'acquise').length;
  const first = fr`Sur ${enLettres(won)} d’entre elles, votre nom vient le premier dans au moins la moitié des réponses qui citent une entreprise suivie.`;
  return suite(won === 0 ? null : first, aConsolider(data, won));
}

/** Names a question: by its words if short enough, else by its rank. */
export function designer(q: QuestionMesuree): Phrase {
  return q.question.length <= QUOTABLE ? fr`« ${mot(q.question)} »` : fr`la question de rang ${q.rang ?? 0}`;
}

function perdues(data: RapportData): Phrase {
  const lost = avecEtat(data, 'conquerir').length;
  const worst = parRang(data)[0];
  if (worst === undefined || worst.rang === null || worst.perte === 0) return [];
  return suite(lost === 0 ? null : sansCitation(data, lost), pire(data, worst), prochaine(data, worst));
}

/** "Restent" follows only a sentence about questions that stand. */
function sansCitation(data: RapportData, lost: number): Phrase {
  const n = enLettres(lost);
  if (avecEtat(data, 'acquise').length + avecEtat(data, 'consolider').length > 0)
    return fr`${accord(lost, 'Reste', 'Restent')} ${n} ${questions(lost)} où aucune réponse ne vous cite.`;
  const which = lost > 1 && lost === data.questions.length ? fr`les ${n}` : n;
  return fr`Sur ${which} ${questions(lost)}, aucune réponse ne vous cite.`;
}

function pire(data: RapportData, worst: QuestionMesuree): Phrase {
  const [rival] = rivaux(data, worst);
  const what = fr`Celle où vous perdez le plus est ${designer(worst)}`;
  if (rival === undefined) return fr`${what}.`;
  return fr`${what} : les IA y citent ${mot(rival.nom)} dans ${combien(rival.cite, 'réponse', 'réponses')} sur ${worst.reponses}.`;
}

function prochaine(data: RapportData, worst: QuestionMesuree): Phrase {
  const next = data.prochaine_page;
  if (next === null) return [];
  if (next.numero === worst.n) return fr`C'est à elle que répond la page livrée avec ce rapport.`;
  const q = data.questions.find((x) => x.n === next.numero);
  return q === undefined ? [] : fr`La page livrée avec ce rapport répond à ${designer(q)}.`;
}

function mouvements(data: RapportData): Phrase {
  if (data.avant === null)
    return fr`C'est la première mesure de ces questions : elle fixe le point de départ. La comparaison commencera à la prochaine.`;
  const since = moments(data).avant.nom;
  const moved = data.questions.flatMap((q) => {
    const c = comparaison(data, q);
    const m = c && mouvement(c);
    return m === null ? [] : [{ q, m }];
  });
  const [only] = moved;
  if (comparaisonTotale(data) === null) return fr`Aucune question ne peut être comparée avec ${since}.`;
  if (only === undefined) return fr`Depuis ${since}, question par question, aucun écart ne dépasse la marge.`;
  if (moved.length === 1) {
    return fr`Depuis ${since}, un seul mouvement est certain, question par question : ${designer(only.q)}, ${passage(only.m)}. Les autres écarts sont trop petits pour être commentés.`;
  }
  const parts = (['hausse', 'baisse'] as const).flatMap((sens) => {
    const n = moved.filter(({ m }) => m.tendance === sens).length;
    return n === 0 ? [] : [fr`${enLettres(n)} ${questions(n)} en ${sens}`];
  });
  return fr`Depuis ${since}, question par question, ${enLettres(moved.length)} mouvements sont certains : ${liste(parts)}. Les autres écarts sont trop petits pour être commentés.`;
}

const passage = ({ avant, maintenant, quoi }: Mouvement): Phrase =>
  fr`de ${combien(avant.cite, 'réponse', 'réponses')} sur ${avant.reponses} à ${maintenant.cite} sur ${maintenant.reponses}${quoi === 'cite' ? '' : ' où votre nom vient le premier'}`;

/** Why a report has no numbers, and which states still hold. */
export const echecDe = (data: RapportData): NonNullable<RapportData['echec']> => ({
  raison: texte(fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables.`),
  suite: texte(
    data.avant === null
      ? fr`La mesure suivante fixera le point de départ.`
      : fr`Les états ${moments(data).avant.de} restent les derniers connus ; la mesure suivante les mettra à jour.`,
  ),
});

/** The two ways to be "à consolider": cited more often after a competitor than first, or cited too rarely. */
function facons(data: RapportData) {
  const held = data.questions.filter((q) => q.etat === 'consolider' && !q.conserve);
  const behind = (q: QuestionMesuree) => 2 * q.premier < q.cite;
  return { derriere: held.filter(behind), rares: held.filter((q) => !behind(q)) };
}

/** What "à consolider" means for the questions of this report. */
export function definition(data: RapportData): Phrase {
  const { derriere, rares } = facons(data);
  const [behind, rare] = [derriere.length, rares.length];
  const n = (count: number) => fr`${combien(count, 'question', 'questions')}`;
  if (behind > 0 && rare > 0)
    return fr`Des réponses vous citent, mais le plus souvent après un concurrent (${n(behind)}) ou trop rarement (${n(rare)}).`;
  if (rare > 0) return fr`Des réponses vous citent, mais trop d'autres citent un concurrent sans vous.`;
  if (behind > 0) return fr`Des réponses vous citent, mais le plus souvent après un concurrent.`;
  return fr`Des réponses vous citent, mais après un concurrent ou trop rarement.`;
}

/** The questions to secure, one sentence for each way, and who stands in front. `before`: questions already named. */
function aConsolider(data: RapportData, before: number): Phrase {
  const { derriere, rares } = facons(data);
  const [rival] = devantDe(data, [...derriere, ...rares]);
  const sur = (n: number, named: number): Phrase => {
    const what = named === 0 ? accord(n, 'question', 'questions') : accord(n, 'autre', 'autres');
    return fr`Sur ${enLettres(n)} ${what}`;
  };
  const behind = derriere.length;
  const rare = rares.length;
  const after = fr`${sur(behind, before)}, les IA vous citent, mais le plus souvent après un concurrent.`;
  return suite(
    behind > 0 ? after : null,
    rare > 0
      ? fr`${sur(rare, before + behind)}, les réponses qui vous citent vous placent en tête au moins une fois sur deux, mais trop de réponses citent un concurrent sans vous.`
      : null,
    rival
      ? fr`Le nom qui y vient le plus souvent avant le vôtre, ou à sa place, est ${mot(rival.nom)}.`
      : null,
  );
}
