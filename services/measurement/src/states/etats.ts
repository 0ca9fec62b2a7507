import type { ModelReading, Reading, State } from '@agence/reading';
import { interval } from '@agence/words/difference';
import { type DayCount, resemblance, shareOf } from '@agence/words/resemblance';

export type Fiabilite = 'forte' | 'moyenne' | 'faible';

/** One valid answer: not empty, not truncated, not refused, not failed. */
export type ValidAnswer = {
  model: string;
  /** The day in Paris; absent when all answers are of one day. */
  jour?: string;
  reading: Pick<Reading, 'businesses'> & Partial<Pick<ModelReading, 'uncertain'>>;
};

type QuestionAnswers = {
  n: number;
  /** Answers asked for, valid or not. */
  demandees: number;
  answers: readonly ValidAnswer[];
  /** Names followed besides the client. */
  tracked?: readonly string[];
  /** The previous state, kept when too few answers are valid. */
  avant?: State;
};

export type EtatQuestion = NonNullable<ReturnType<typeof etatDeQuestion>>;

/** Below this share of valid answers a question is not measured. */
const ENOUGH_VALID = 0.6;

/** The competitors followed for a question: cited declared ones, and other names in at least two answers. */
export function trackedCompetitors(answers: readonly ValidAnswer[]): string[] {
  const named = answers.flatMap(({ reading }) => {
    const others = reading.businesses.filter((b) => b.is !== 'client');
    return [...new Map(others.map((b) => [b.name, b.is]))];
  });
  return [...Map.groupBy(named, ([name]) => name)]
    .filter(([, all]) => all.length >= 2 || all.some(([, is]) => is === 'concurrent'))
    .map(([name]) => name)
    .sort();
}

/** An answer among the names followed. `place`: the client's, from 0; -1 where it is absent. */
type Verdict = ReturnType<typeof verdict>;

function verdict({ model, jour = '', reading }: ValidAnswer, tracked: readonly string[]) {
  const order = reading.businesses.filter((b) => b.is === 'client' || tracked.includes(b.name));
  const place = order.findIndex((b) => b.is === 'client');
  const cited = order.filter((b) => b.is !== 'client').map((b) => b.name);
  const ahead = place < 0 ? cited : order.slice(0, place).map((b) => b.name);
  const uncertain = place < 0 && (reading.uncertain ?? []).some(({ is }) => is === 'client');
  return { model, jour, place, ahead, cited, uncertain };
}

const countOf = (verdicts: readonly Verdict[], test: (v: Verdict) => boolean): number =>
  verdicts.filter(test).length;

const counts = (verdicts: readonly Verdict[]) => ({
  reponses: verdicts.length,
  cite: countOf(verdicts, ({ place }) => place >= 0),
  premier: countOf(verdicts, ({ place }) => place === 0),
});

/** 1 when a competitor is cited and the client is not, 0.5 when a competitor is first, else 0. */
function loss({ ahead, place }: Verdict): number {
  if (ahead.length === 0) return 0;
  return place < 0 ? 1 : 0.5;
}

/** Averages by model first, so that a model with more valid answers does not weigh more. */
function meanOverModels(verdicts: readonly Verdict[], value: (v: Verdict) => number): number {
  if (verdicts.length === 0) return 0;
  const models = [...new Set(verdicts.map((v) => v.model))].sort();
  const mean = (values: number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  return mean(models.map((m) => mean(verdicts.filter((v) => v.model === m).map(value))));
}

/** Exhaustive and exclusive: never cited; first in at least half of the answers that cite a followed name; the rest. */
export function stateOf(cite: number, premier: number, nommees: number): State {
  if (cite === 0) return 'conquerir';
  return 2 * premier >= nommees ? 'acquise' : 'consolider';
}

export function fiabilite(reponses: number, conserve: boolean): Fiabilite {
  if (conserve || reponses < 12) return 'faible';
  return reponses >= 16 ? 'forte' : 'moyenne';
}

export const enoughValid = (reponses: number, demandees: number): boolean =>
  reponses > 0 && reponses >= ENOUGH_VALID * demandees;

const tallyCompetitors = (verdicts: readonly Verdict[]) =>
  [...new Set(verdicts.flatMap((v) => v.cited))]
    .map((nom) => ({
      nom,
      cite: countOf(verdicts, ({ cited }) => cited.includes(nom)),
      devant: countOf(verdicts, ({ ahead }) => ahead.includes(nom)),
    }))
    .sort((a, b) => b.cite - a.cite || b.devant - a.devant || (a.nom < b.nom ? -1 : 1));

/** The state of one question; null when too few answers are valid and there is no previous state. */
export function etatDeQuestion(question: QuestionAnswers) {
  const { n, answers, demandees, avant, tracked = trackedCompetitors(answers) } = question;
  const conserve = !enoughValid(answers.length, demandees);
  if (conserve && avant === undefined) return null;
  const verdicts = answers.map((answer) => verdict(answer, tracked));
  const counted = counts(verdicts);
  const nommees = countOf(verdicts, ({ place, cited }) => place >= 0 || cited.length > 0);
  return {
    n,
    etat: conserve && avant !== undefined ? avant : stateOf(counted.cite, counted.premier, nommees),
    conserve,
    ...counted,
    /** Answers with an uncertain citation of the client; not in `cite`. */
    incertaines: countOf(verdicts, ({ uncertain }) => uncertain),
    /** Of `cite` out of `reponses`, 95 %, from 0 to 1: Wilson's, wider by {@link parJours}. */
    intervalle: interval({ count: counted.cite, of: answers.length }),
    fiabilite: fiabilite(answers.length, conserve),
    concurrents: tallyCompetitors(verdicts),
    /** Ranks are sorted by it. */
    perte: meanOverModels(verdicts, loss),
    taux: meanOverModels(verdicts, ({ place }) => Number(place >= 0)),
    jours: byDay(verdicts),
  };
}

const byDay = (verdicts: readonly Verdict[]): DayCount[] =>
  [...Map.groupBy(verdicts, ({ model, jour }) => JSON.stringify([jour, model]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [jour, model] = JSON.parse(key);
      return { jour, model, ...counts(own) };
    });

/** Widens the intervals of a measurement by how much its answers of one day resemble each other. */
export function parJours(
  questions: readonly EtatQuestion[],
  ofDays = resemblance(questions.map(({ jours }) => jours)) ?? 0,
): EtatQuestion[] {
  return questions.map((question) => {
    const { jours } = question;
    return jours.length === 0
      ? question
      : { ...question, intervalle: interval(shareOf(jours, 'cite', ofDays)) };
  });
}

/** Largest loss first; ties: lower citation rate, more distinct competitors, lower `n`. */
const byUrgency = (a: EtatQuestion, b: EtatQuestion): number =>
  b.perte - a.perte || a.taux - b.taux || b.concurrents.length - a.concurrents.length || a.n - b.n;

/** Gives each question its `rang`, 1..N without ties; returned in that order. */
export const classer = (questions: readonly EtatQuestion[]): (EtatQuestion & { rang: number })[] =>
  questions.toSorted(byUrgency).map((question, i) => ({ ...question, rang: i + 1 }));
