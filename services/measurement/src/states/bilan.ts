import type { DayCount } from '@agence/words/resemblance';
import type { Bilan, Mesure, Question } from '../mesures/mesure.ts';
import { lecteurDe } from './comment-lues.ts';
import { isRead, type Lecture, type LectureLue } from './lecture.ts';
import { daysOf, parModele, parRang, voix } from './releve/calculs.ts';
import type { Depouille, QuestionAvant } from './releve/releve.data.ts';

/** The results of a measurement before, and its day (YYYY-MM-DD). */
export type Avant = { readonly jour: string; readonly mois?: string; readonly bilan: Bilan };

type Counted = Bilan['questions'][number];

export const answered = ({ par_modele }: Counted) => par_modele.filter(({ reponses }) => reponses > 0);

/** The answers to a question by model and day. */
export const daysIn = (question: Counted): DayCount[] =>
  answered(question).flatMap(({ model, ...counted }) => daysOf(counted, model));

/** The version that answered for a model; its configured name when no answer reports one. */
export const versionDe = (lues: readonly LectureLue[], model: string): string =>
  lues.find(({ cell }) => cell.model === model)?.answer?.model_version ?? model.slice(model.indexOf(':') + 1);

/** Uncertain citations of the client that nobody decided. */
const incertainesDe = ({ cell, reading }: LectureLue): Bilan['incertaines'][number][] =>
  (reading.uncertain ?? [])
    .filter(({ is }) => is === 'client')
    .map(({ start: debut, end: fin, named: nommee }) => {
      const { _id: reponse, n, model } = cell;
      return { reponse, n, model, debut, fin, nommee };
    });

/** The basis of the next comparison: states handed in, their counts, and the versions asked. */
export const bilanDe = (mesure: Mesure, lectures: readonly Lecture[], depouille: Depouille): Bilan => {
  const lues = lectures.filter(isRead);
  const { models } = mesure;
  const all = voix(depouille);
  return {
    questions: parRang(depouille).flatMap((q) => {
      const { n, question, etat, rang } = q;
      const par_modele = models.map((model, place) => ({ model, ...parModele(q, place) }));
      return etat === null || rang === null ? [] : [{ n, question, etat, rang, par_modele }];
    }),
    versions: models.map((model) => ({ model, version: versionDe(lues, model) })),
    lecture: lecteurDe(mesure, lues),
    voix: {
      client: all.find(({ client }) => client)?.mentions ?? 0,
      tous: all.reduce((sum, { mentions }) => sum + mentions, 0),
    },
    incertaines: lues.flatMap(incertainesDe),
  };
};

/** The version of a model in the previous measurement; null when it gave no answer then. */
export const versionAvant = (bilan: Bilan, model: string): string | null => {
  const gave = bilan.questions.flatMap(answered).some((counts) => counts.model === model);
  return gave ? (bilan.versions.find((known) => known.model === model)?.version ?? null) : null;
};

/** The question in the previous measurement, by model in today's order; null when it was not measured, or differed. */
export const questionAvant = (
  { models }: Mesure,
  bilan: Bilan,
  { n, question }: Question,
): QuestionAvant | null => {
  const before = bilan.questions.find((earlier) => earlier.n === n && earlier.question === question);
  if (before === undefined) return null;
  const par_ia = models.map((model) => {
    const found = before.par_modele.find((counts) => counts.model === model);
    if (found === undefined) return null;
    const { model: _, ...counted } = found;
    return counted;
  });
  return { etat: before.etat, par_ia };
};
