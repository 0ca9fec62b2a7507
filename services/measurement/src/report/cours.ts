import type { Part } from '@agence/look/courbe';
import type { Share } from '@agence/words/difference';
import { resemblance, resemblanceOfAll, shareOf, shareOfAll } from '@agence/words/resemblance';
import type { Bilan } from '../mesures/mesure.ts';
import { type Avant, answered, daysIn } from '../states/bilan.ts';

/** With fewer measurements, the comparison with the last one says all. */
const ENOUGH = 3;

const partOf = ({ count, of, effect = 1 }: Share): Part => ({
  cite: count,
  reponses: of,
  effet: Math.round(1000 * effect) / 1000,
});

const modelsOf = ({ questions, versions }: Bilan): string => {
  const asked = new Set(questions.flatMap(answered).map(({ model }) => model));
  const known = versions.filter(({ model }) => asked.has(model));
  return JSON.stringify(known.map(({ model, version }) => `${model} ${version}`).sort());
};

const readerOf = ({ lecture }: Bilan): string => `${lecture.lecteur} ${lecture.version}`;

const textsOf = ({ questions }: Bilan): string =>
  JSON.stringify(questions.map(({ n, question }) => `${n} ${question}`).sort());

/** Why two measurements in a row are not compared: other models or versions, another reading, other questions. */
const COMPARED = [
  ['ias', modelsOf],
  ['lecture', readerOf],
  ['questions', textsOf],
] as const;

const rupturesOf = (before: Bilan | undefined, now: Bilan) =>
  COMPARED.filter(([, read]) => before !== undefined && read(before) !== read(now)).map(([what]) => what);

/** A measurement in the course of months; `date`: a day in Paris, YYYY-MM-DD. */
export type MoisMesure = NonNullable<ReturnType<typeof coursDe>>[number];

/** The measurements of a client, oldest first, by the questions of the last one; undefined with fewer than three. */
export const coursDe = (all: readonly Avant[]) => {
  const last = all.at(-1)?.bilan;
  if (last === undefined || all.length < ENOUGH) return undefined;
  const countedOf = ({ bilan }: Avant) =>
    bilan.questions.flatMap((question) => {
      const days = daysIn(question);
      return days.length === 0 ? [] : [{ ...question, days }];
    });
  const months = all.map(countedOf);
  const listsOf = (month: ReturnType<typeof countedOf> = []) => month.map(({ days }) => days);
  return all.map(({ jour, mois, bilan }, i) => {
    const counted = months[i] ?? [];
    const lists = listsOf(counted);
    // As `pairOfAll`: a measurement of one day takes the resemblance of its neighbour's.
    const other = resemblanceOfAll(listsOf(months[i + 1] ?? months[i - 1]), 'cite');
    // As the states of the same report (`parJours`): one figure has one interval.
    const ofDays = resemblance(lists) ?? 0;
    const still = counted.filter((then) =>
      last.questions.some(({ n, question }) => then.n === n && then.question === question),
    );
    return {
      date: jour,
      mois,
      ...(lists.length === 0 ? { cite: 0, reponses: 0, effet: 1 } : partOf(shareOfAll(lists, 'cite', other))),
      premier: lists.flat().reduce((sum, day) => sum + day.premier, 0),
      /** Mentions of the client, and of all businesses followed. */
      voix: bilan.voix,
      ruptures: rupturesOf(all[i - 1]?.bilan, bilan),
      questions: still.map(({ n, days }) => ({ n, ...partOf(shareOf(days, 'cite', ofDays)) })),
    };
  });
};
