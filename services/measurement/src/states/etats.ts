import { interval } from '@agence/words/difference';
import { type Etat, isEtat } from '@agence/words/etats';
import { resemblance, shareOf } from '@agence/words/resemblance';
import { compteDe, compter, type Presence, parJour, presenceDe } from './releve/calculs.ts';
import type { Depouille, QuestionJugee, QuestionPosee, Reponse } from './releve/releve.data.ts';

/** Below this share of valid answers a question is not judged. */
export const ENOUGH_VALID = 0.6;

/** The competitors followed on a question: cited declared ones, and other names in at least two answers. */
export function suivisDe({ entreprises }: Pick<Depouille, 'entreprises'>, detail: readonly Reponse[]) {
  const named = detail.flatMap((reponse) => ('lu' in reponse ? [...new Set(reponse.lu)] : []));
  return [...Map.groupBy(named, (place) => place)]
    .filter(([place, all]) => place > 0 && (all.length >= 2 || entreprises[place]?.declare))
    .map(([place]) => place)
    .sort((a, b) => a - b);
}

/** Exhaustive and exclusive: never cited; first in at least half of the answers that cite a followed name; the rest. */
export function stateOf(cite: number, premier: number, nommees: number): Etat {
  if (cite === 0) return 'conquerir';
  return 2 * premier >= nommees ? 'acquise' : 'consolider';
}

export function fiabilite(reponses: number, conserve: boolean): QuestionJugee['fiabilite'] {
  if (conserve || reponses < 12) return 'faible';
  return reponses >= 16 ? 'forte' : 'moyenne';
}

/** 1 when a competitor is cited and the client is not, 0.5 when a competitor is first. */
const LOSS = { premier: 0, apres: 0.5, autre: 1, personne: 0, ecartee: 0 };
const CITED = { premier: 1, apres: 1, autre: 0, personne: 0, ecartee: 0 };

/** Averages by model first, so that a model with more valid answers does not weigh more. */
function meanOverModels(q: QuestionPosee, values: Readonly<Record<Presence, number>>): number {
  const valid = q.detail.filter((reponse) => 'lu' in reponse);
  const mean = (all: readonly number[]) => all.reduce((sum, x) => sum + x, 0) / Math.max(1, all.length);
  const byModel = [...Map.groupBy(valid, ({ ia }) => ia)].sort(([a], [b]) => a - b);
  return mean(byModel.map(([, own]) => mean(own.map((reponse) => values[presenceDe(q, reponse)]))));
}

const SANS_ETAT = {
  ...{ etat: null, rang: null, conserve: false, cite: 0, premier: 0, perte: 0 },
  fiabilite: 'faible',
} as const;

/** The counts and the state of a question, not ranked yet; without a state when it also had none before. */
function jugee<Q extends QuestionPosee>(q: Q, avant: Etat | undefined): Q & QuestionJugee {
  const { premier, apres, autre } = compter(q);
  const { cite, reponses } = compteDe(q);
  const conserve = reponses === 0 || reponses < ENOUGH_VALID * q.detail.length;
  if (conserve && avant === undefined)
    return { ...q, ...SANS_ETAT, suivis: [], reponses, intervalle: [0, 1] };
  return {
    ...q,
    etat: conserve && avant ? avant : stateOf(cite, premier, premier + apres + autre),
    ...{ rang: null, conserve, reponses, cite, premier },
    intervalle: interval({ count: cite, of: reponses }),
    fiabilite: fiabilite(reponses, conserve),
    perte: meanOverModels(q, LOSS),
  };
}

/** Largest loss first; ties: lower citation rate, more distinct competitors, lower `n`. */
const byUrgency = (a: QuestionJugee, b: QuestionJugee): number =>
  b.perte - a.perte ||
  meanOverModels(a, CITED) - meanOverModels(b, CITED) ||
  b.suivis.length - a.suivis.length ||
  a.n - b.n;

/**
 * Judges the questions of a measurement, and ranks those with a state, 1..N without ties. Intervals are wider by how much
 * answers of one day resemble each other. `before`: the states to keep where too few answers are valid.
 */
export function juger<Q extends QuestionPosee>(
  questions: readonly Q[],
  before: readonly { readonly n: number; readonly etat: string }[],
): (Q & QuestionJugee)[] {
  const all = questions.map((q) => {
    const kept = before.find(({ n }) => n === q.n)?.etat ?? '';
    return jugee(q, isEtat(kept) ? kept : undefined);
  });
  const ranked = all.filter(({ etat }) => etat !== null).toSorted(byUrgency);
  const ofDays = resemblance(ranked.map(parJour)) ?? 0;
  return all.map((q) => {
    if (q.etat === null) return q;
    const days = parJour(q);
    const intervalle = days.length === 0 ? q.intervalle : interval(shareOf(days, 'cite', ofDays));
    return { ...q, rang: ranked.indexOf(q) + 1, intervalle };
  });
}

/** Whether a measurement failed: no question has enough valid answers. */
export const manquee = ({ questions }: Pick<Depouille, 'questions'>): boolean =>
  questions.every(({ etat, conserve }) => etat === null || conserve);
