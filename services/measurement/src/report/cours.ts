import type { Part } from '@agence/look/courbe';
import type { Share } from '@agence/words/difference';
import { resemblance, shareOf, shareOfAll } from '@agence/words/resemblance';
import type { Bilan } from '../mesures/bilan.ts';
import { type Avant, answered, daysOf } from '../states/bilan.ts';
import type { MoisMesure, Rupture } from './cours.data.ts';

/** With fewer measurements, the comparison with the last one says all. */
const ENOUGH = 3;

const partOf = ({ count, of, effect = 1 }: Share): Part => ({
  cite: count,
  reponses: of,
  effet: Math.round(1000 * effect) / 1000,
});

/** The answers that cite the client first; null when an older measurement did not count them. */
const firstOf = ({ questions }: Bilan): number | null => {
  const counts = questions.flatMap(answered).map(({ premier }) => premier);
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count === undefined ? null : sum + count),
    0,
  );
};

/** The models that answered, with their versions. */
const modelsOf = ({ questions, versions }: Bilan): string => {
  const asked = new Set(questions.flatMap(answered).map(({ model }) => model));
  const known = versions.filter(({ model }) => asked.has(model));
  return JSON.stringify(known.map(({ model, version }) => `${model} ${version}`).sort());
};

const readerOf = ({ lecture }: Bilan): string => `${lecture?.lecteur} ${lecture?.version}`;

const textsOf = ({ questions }: Bilan): string =>
  JSON.stringify(questions.map(({ n, question }) => `${n} ${question}`).sort());

/** What keeps two measurements in a row from being compared. */
const rupturesOf = (before: Bilan | undefined, now: Bilan): Rupture[] => {
  if (before === undefined) return [];
  const read = before.lecture !== undefined && readerOf(before) === readerOf(now);
  return [
    ...(modelsOf(before) === modelsOf(now) ? [] : (['ias'] as const)),
    ...(read ? [] : (['lecture'] as const)),
    ...(textsOf(before) === textsOf(now) ? [] : (['questions'] as const)),
  ];
};

/** The measurements of a client, oldest first, by the questions of the last one; undefined with fewer than three. */
export const coursDe = (all: readonly Avant[]): MoisMesure[] | undefined => {
  const last = all.at(-1)?.bilan;
  if (last === undefined || all.length < ENOUGH) return undefined;
  return all.map(({ jour, mois, bilan }, i) => {
    const questions = bilan.questions.map((question) => ({ ...question, days: daysOf(question) }));
    const counted = questions.filter(({ days }) => days.length > 0);
    const lists = counted.map(({ days }) => days);
    // As the states of the same report (`parJours`): one figure has one interval.
    const ofDays = resemblance(lists) ?? 0;
    const still = counted.filter((then) =>
      last.questions.some(({ n, question }) => then.n === n && then.question === question),
    );
    return {
      ...{ date: jour, mois },
      ...(lists.length === 0 ? { cite: 0, reponses: 0, effet: 1 } : partOf(shareOfAll(lists, 'cite', null))),
      premier: firstOf(bilan),
      ...(bilan.voix && { voix: bilan.voix }),
      ruptures: rupturesOf(all[i - 1]?.bilan, bilan),
      questions: still.map(({ n, days }) => ({ n, ...partOf(shareOf(days, 'cite', ofDays)) })),
    };
  });
};
