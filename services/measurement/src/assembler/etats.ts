import type { EtatDeQuestion } from '@agence/proto/clients/v1/questions';
import type { State } from '@agence/reading';
import { stabiliteDe } from '@agence/words/resemblance';
import { type EtatQuestion, enoughValid, etatDeQuestion, parJours } from '../etats/etats.ts';
import { classer } from '../etats/rang.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { devantDe } from './constat.ts';
import { jourDe, type Lecture } from './lecture.ts';

export type Classee = EtatQuestion & { readonly rang: number };

const isState = (text: string): text is State =>
  text === 'conquerir' || text === 'consolider' || text === 'acquise';

/** The state of each question, ranked. Without enough valid answers, a question keeps its previous state, or is left out. */
export function etatsDe(
  mesure: Mesure,
  lectures: readonly Lecture[],
  before: readonly Pick<EtatDeQuestion, 'n' | 'etat'>[],
): readonly Classee[] {
  const questions = mesure.questions.map(({ n }) => {
    const mine = lectures.filter(({ cell }) => cell.n === n);
    const answers = mine.flatMap((lecture) =>
      'reading' in lecture
        ? [{ model: lecture.cell.model, ...jourDe(lecture), reading: lecture.reading }]
        : [],
    );
    const avant = before.find((earlier) => earlier.n === n)?.etat ?? '';
    return etatDeQuestion({ n, demandees: mine.length, answers, ...(isState(avant) ? { avant } : {}) });
  });
  return classer(parJours(questions.filter((question) => question !== null)));
}

/** Whether the measurement failed: no question has enough valid answers. */
export const manquee = (mesure: Mesure, lectures: readonly Lecture[]): boolean =>
  mesure.questions.every(({ n }) => {
    const mine = lectures.filter(({ cell }) => cell.n === n);
    return !enoughValid(mine.filter((lecture) => 'reading' in lecture).length, mine.length);
  });

/** The states as the clients service keeps them and agencies read them. */
export const aRemettre = (mesure: Mesure, classees: readonly Classee[]): EtatDeQuestion[] =>
  classees.map((classee) => {
    const { n, etat, rang, reponses, cite, premier, intervalle, fiabilite, incertaines } = classee;
    const question = mesure.questions.find((asked) => asked.n === n)?.question ?? '';
    const counted = { reponses, cite, premier, intervalle: [...intervalle], fiabilite, incertaines };
    const stabilite = stabiliteDe(classee.jours);
    const named = { devant: devantDe([classee]), stabilite, par_ia: [] };
    return { n, question, etat, rang, page: undefined, ...counted, ...named };
  });
