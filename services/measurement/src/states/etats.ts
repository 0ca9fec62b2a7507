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
  /** Names followed besides the client; by default {@link trackedCompetitors}. */
  tracked?: readonly string[];
  /** The previous state, kept when too few answers are valid. */
  avant?: State;
};

export type EtatQuestion = {
  n: number;
  etat: State;
  /** True when too few answers are valid and the previous state stays. */
  conserve: boolean;
  /** Valid answers. */
  reponses: number;
  /** Answers that cite the client. */
  cite: number;
  /** Answers that cite the client first among the names followed. */
  premier: number;
  /** Answers with an uncertain citation of the client; not in `cite`. */
  incertaines: number;
  /** 95 % interval of `cite` out of `reponses`, from 0 to 1: Wilson's, wider by {@link parJours}. */
  intervalle: [bas: number, haut: number];
  fiabilite: Fiabilite;
  /** Competitors cited, most cited first. */
  concurrents: { nom: string; cite: number; devant: number }[];
  /** Mean loss to competitors over models, 0 to 1: `rang` is sorted by it. */
  perte: number;
  /** Mean over models of the share of answers that cite the client. */
  taux: number;
  /** The same counts by model and day. */
  jours: DayCount[];
};

/** Below this share of valid answers a question is not measured. */
const ENOUGH_VALID = 0.6;

/** The competitors followed for a question: cited declared ones, and other names in at least two answers. */
export function trackedCompetitors(answers: readonly ValidAnswer[]): string[] {
  const seen = new Map<string, { declared: boolean; answers: number }>();
  for (const { reading } of answers) {
    const names = new Map(reading.businesses.filter((b) => b.is !== 'client').map((b) => [b.name, b.is]));
    for (const [name, is] of names) {
      const before = seen.get(name) ?? { declared: false, answers: 0 };
      seen.set(name, { declared: before.declared || is === 'concurrent', answers: before.answers + 1 });
    }
  }
  return [...seen]
    .filter(([, s]) => s.declared || s.answers >= 2)
    .map(([name]) => name)
    .sort();
}

type Verdict = {
  model: string;
  jour: string;
  client: 'first' | 'after' | 'absent';
  ahead: string[];
  cited: string[];
  uncertain: boolean;
};

function verdict({ model, jour = '', reading }: ValidAnswer, tracked: ReadonlySet<string>): Verdict {
  const order = reading.businesses.filter((b) => b.is === 'client' || tracked.has(b.name));
  const rank = order.findIndex((b) => b.is === 'client');
  const client = rank < 0 ? 'absent' : rank === 0 ? 'first' : 'after';
  const competitors = order.filter((b) => b.is !== 'client').map((b) => b.name);
  const ahead = order.slice(0, rank < 0 ? order.length : rank).map((b) => b.name);
  const uncertain = client === 'absent' && (reading.uncertain ?? []).some(({ is }) => is === 'client');
  return { model, jour, client, ahead, cited: competitors, uncertain };
}

/** 1 when a competitor is cited and the client is not, 0.5 when a competitor is first, else 0. */
function loss(v: Verdict): number {
  if (v.ahead.length === 0) return 0;
  return v.client === 'absent' ? 1 : 0.5;
}

/** Averages by model first, so that a model with more valid answers does not weigh more. */
function meanOverModels(verdicts: readonly Verdict[], value: (v: Verdict) => number): number {
  const models = [...new Set(verdicts.map((v) => v.model))].sort();
  const mean = (values: number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  return models.length === 0
    ? 0
    : mean(models.map((m) => mean(verdicts.filter((v) => v.model === m).map(value))));
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

export function enoughValid(reponses: number, demandees: number): boolean {
  return reponses > 0 && reponses >= ENOUGH_VALID * demandees;
}

function tallyCompetitors(verdicts: readonly Verdict[]): EtatQuestion['concurrents'] {
  const names = [...new Set(verdicts.flatMap((v) => v.cited))];
  const count = (pick: (v: Verdict) => string[], nom: string) =>
    verdicts.filter((v) => pick(v).includes(nom)).length;
  return names
    .map((nom) => ({ nom, cite: count((v) => v.cited, nom), devant: count((v) => v.ahead, nom) }))
    .sort((a, b) => b.cite - a.cite || b.devant - a.devant || (a.nom < b.nom ? -1 : 1));
}

/** The state of one question; null when too few answers are valid and there is no previous state. */
export function etatDeQuestion(question: QuestionAnswers): EtatQuestion | null {
  const { n, answers, demandees, avant } = question;
  const conserve = !enoughValid(answers.length, demandees);
  if (conserve && avant === undefined) return null;
  const tracked = new Set(question.tracked ?? trackedCompetitors(answers));
  const verdicts = answers.map((answer) => verdict(answer, tracked));
  const having = (test: (v: Verdict) => boolean) => verdicts.filter(test).length;
  const cite = having((v) => v.client !== 'absent');
  const premier = having((v) => v.client === 'first');
  const nommees = having((v) => v.client !== 'absent' || v.cited.length > 0);
  return {
    n,
    etat: conserve && avant !== undefined ? avant : stateOf(cite, premier, nommees),
    conserve,
    reponses: answers.length,
    cite,
    premier,
    incertaines: having((v) => v.uncertain),
    intervalle: interval({ count: cite, of: answers.length }),
    fiabilite: fiabilite(answers.length, conserve),
    concurrents: tallyCompetitors(verdicts),
    perte: meanOverModels(verdicts, loss),
    taux: meanOverModels(verdicts, (v) => (v.client === 'absent' ? 0 : 1)),
    jours: byDay(verdicts),
  };
}

function byDay(verdicts: readonly Verdict[]): DayCount[] {
  const cells = Map.groupBy(verdicts, ({ model, jour }) => JSON.stringify([jour, model]));
  return [...cells]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const cite = own.filter((v) => v.client !== 'absent').length;
      const premier = own.filter((v) => v.client === 'first').length;
      return [{ jour: first.jour, model: first.model, reponses: own.length, cite, premier }];
    });
}

/** Widens the intervals of a measurement by how much its answers of one day resemble each other. */
export function parJours<T extends EtatQuestion>(
  questions: readonly T[],
  ofDays = resemblance(questions.map(({ jours }) => jours)) ?? 0,
): T[] {
  return questions.map((question) =>
    question.jours.length === 0
      ? question
      : { ...question, intervalle: interval(shareOf(question.jours, 'cite', ofDays)) },
  );
}

/** Largest loss first; ties: lower citation rate, more distinct competitors, lower `n`. */
function byUrgency(a: EtatQuestion, b: EtatQuestion): number {
  return b.perte - a.perte || a.taux - b.taux || b.concurrents.length - a.concurrents.length || a.n - b.n;
}

/** Gives each question its `rang`, 1..N without ties; returned in that order. */
export function classer<T extends EtatQuestion>(questions: readonly T[]): (T & { rang: number })[] {
  return [...questions].sort(byUrgency).map((question, i) => ({ ...question, rang: i + 1 }));
}
