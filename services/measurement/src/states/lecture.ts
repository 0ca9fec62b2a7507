import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ModelReading, Reading, Replies } from '@agence/reading';
import { isoDay } from '@agence/words/paris';
import { type Invalid, validity } from '../ai/validity.ts';
import type { StoredAnswer } from '../cells/answer.store.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Finie } from '../mesures/finie.ts';
import type { Mesure, Question } from '../mesures/mesure.ts';
import {
  contextOf,
  loadReader,
  type Readings,
  readingOf,
  readingsMade,
  repliesByAnswer,
} from '../mesures/read.ts';
import { lastRead, seedOf } from '../mesures/reading-cells.ts';
import type { Needs } from '../needs.ts';
import type { Citation } from '../readings/decisions/citation.store.ts';

/** An answer with its reading; the fields of a model's reading are missing when rules read it. */
export type Lu = Reading & Partial<Omit<ModelReading, keyof Reading>>;

/** A person's decision on an answer. */
type Decision = Pick<Citation, 'comptee' | 'nom'>;

type Mention = Lu['businesses'][number];

/** The client where the reader named another business, else where its name was seen and not counted. */
const avecClient = (lu: Lu, nom: string | undefined, entreprise: string): readonly Mention[] => {
  const { businesses, notCounted, uncertain = [] } = lu;
  if (lu.client_cited) return businesses;
  if (nom !== undefined)
    return businesses.map((mention) =>
      mention.name === nom && mention.is === 'autre'
        ? { ...mention, name: entreprise, is: 'client' }
        : mention,
    );
  const seen = [...uncertain, ...notCounted].find(({ is }) => is === 'client');
  if (seen === undefined) return businesses;
  const { start, end, excerpt } = seen;
  const client = { name: entreprise, is: 'client', why: 'personne' } as const;
  const found: Mention = { ...client, start, end, excerpt };
  const next = businesses.findIndex((mention) => mention.start > start);
  return businesses.toSpliced(next < 0 ? businesses.length : next, 0, found);
};

/** A reading as a person decided it: their word wins over the reader's. */
export const tranchee = (lu: Lu, decision: Decision | undefined, entreprise: string): Lu => {
  if (decision === undefined) return lu;
  const businesses = decision.comptee
    ? [...avecClient(lu, decision.nom, entreprise)]
    : lu.businesses.filter(({ is }) => is !== 'client');
  const place = businesses.findIndex(({ is }) => is === 'client') + 1;
  const uncertain = (lu.uncertain ?? []).filter(({ is }) => is !== 'client');
  const state = place === 0 ? 'conquerir' : place === 1 ? 'acquise' : 'consolider';
  return { ...lu, businesses, uncertain, client_cited: place > 0, client_position: place || null, state };
};

/** One paid call: with its reading when the answer is valid, else with the reason it is set aside. */
export type Lecture = { readonly cell: StoredCell; readonly answer: StoredAnswer | null } & (
  | { readonly reading: Lu }
  | { readonly ecart: Invalid | 'inconnue' }
);

export type LectureLue = Extract<Lecture, { readonly reading: Lu }>;

export const isRead = (lecture: Lecture): lecture is LectureLue => 'reading' in lecture;

export const jourDe = ({ answer }: Lecture): { jour?: string } =>
  answer === null ? {} : { jour: isoDay(answer.at) };

type ToRead = Omit<Finie, 'id'>;

const readerOf = async ({ mesure, figee, readings }: ToRead) => {
  const { readAnswer, readByModel } = await loadReader();
  const replies = repliesByAnswer(readings, figee.inconnues);
  const read = ({ question }: Question, answer: StoredAnswer): Reading => {
    const context = contextOf(mesure, question, answer);
    if (mesure.lecteur === undefined) return readAnswer(answer.text, context);
    const next = (given: Replies) => readByModel(answer.text, context, seedOf(mesure, answer._id), given);
    return readingOf(next, replies.get(answer._id) ?? {});
  };
  return (question: Question, cell: StoredCell, answer: StoredAnswer | null): Lecture => {
    if (cell.etat === 'indeterminate' || figee.inconnues.includes(cell._id))
      return { cell, answer: null, ecart: 'inconnue' };
    if (answer === null || cell.etat !== 'done') return { cell, answer: null, ecart: 'échec' };
    const valid = validity(answer);
    if (!valid.valid) return { cell, answer, ecart: valid.why };
    const decision = readings.decisions.get(answer._id);
    const reading = tranchee(read(question, answer), decision, mesure.fiche.entreprise);
    return reading.refusal ? { cell, answer, ecart: 'refus' } : { cell, answer, reading };
  };
};

/** Reads every call as it was when the measurement was concluded, from stored data; yields to other work in between. */
export async function lire(toRead: ToRead, answers: readonly StoredAnswer[]): Promise<readonly Lecture[]> {
  const read = await readerOf(toRead);
  const byCell = new Map(answers.map((answer) => [answer._id, answer]));
  const questions = new Map(toRead.mesure.questions.map((question) => [question.n, question]));
  const lectures: Lecture[] = [];
  for (const cell of toRead.all) {
    const question = questions.get(cell.n);
    if (question !== undefined) lectures.push(read(question, cell, byCell.get(cell._id) ?? null));
    await yieldToOthers();
  }
  return lectures;
}

/** Answers of a measurement as they were last read; `which`: some of them. `decisions`: instead of those that people made. */
export const lecturesDe = async (
  needs: Pick<Needs, 'cells' | 'answers' | 'citations'>,
  id: string,
  mesure: Mesure,
  which?: (cell: StoredCell) => boolean,
  decisions = (made: Readings['decisions']): Readings['decisions'] => made,
): Promise<readonly Lecture[]> => {
  const { mesure: last, pour } = lastRead(id, mesure);
  if (last.figee === null) return [];
  const made = await readingsMade(needs, id, pour);
  const readings = { ...made, decisions: decisions(made.decisions) };
  const all = (await needs.cells.of(id)).filter(which ?? (() => true));
  const given = await (which ? needs.answers.these(all.map(({ _id }) => _id)) : needs.answers.of(id));
  return lire({ mesure: last, figee: last.figee, all, readings }, given);
};
