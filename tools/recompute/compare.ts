import { certain, newcombe, type Pair } from '@agence/words/difference';
import {
  type Counted,
  type DayCount,
  OF_ONE_DAY,
  resemblance,
  resemblanceOfAll,
  shareOf,
  shareOfAll,
} from '@agence/words/resemblance';
import { type Answer, answersOf, daysOf, groups } from './recompute.ts';

/** The days of a question in both files, by the models that answered both times in the same version. */
function both(now: readonly Answer[], before: readonly Answer[]) {
  const [{ n, question, etat, conserve } = { n: 0, question: '', etat: '', conserve: true }] = now;
  const same = before.filter(
    (answer) => answer.n === n && answer.question === question && answer.etat !== '',
  );
  if (etat === '' || conserve || same.length === 0) return [];
  const [days, then] = [daysOf(now), daysOf(same)];
  const alike = (own: readonly DayCount[], others: readonly DayCount[]) =>
    own.filter(({ model }) => others.some((other) => other.model === model));
  const row = { n, now: alike(days, then), before: alike(then, days) };
  return row.now.length === 0 ? [] : [row];
}

/** The changes that a report shows, from its file of answers and that of the report before. */
export function compare(file: string, previous: string) {
  const [now, before] = [answersOf(file), answersOf(previous)];
  const readers = new Set([...now, ...before].flatMap(({ valid, reader }) => (valid ? [reader] : [])));
  const rows = readers.size > 1 ? [] : groups(now, ({ n }) => n).flatMap((own) => both(own, before));
  if (rows.length === 0) return { total: null, questions: [] };
  const lists = { before: rows.map((row) => row.before), now: rows.map((row) => row.now) };
  const [then, since] = [resemblance(lists.before) ?? OF_ONE_DAY, resemblance(lists.now) ?? OF_ONE_DAY];
  const pairs = rows.flatMap((row) =>
    (['cite', 'premier'] as const).map(
      (which: Counted): Pair => ({
        before: shareOf(row.before, which, then),
        now: shareOf(row.now, which, since),
      }),
    ),
  );
  const whole = {
    before: shareOfAll(lists.before, 'cite', resemblanceOfAll(lists.now, 'cite')),
    now: shareOfAll(lists.now, 'cite', resemblanceOfAll(lists.before, 'cite')),
  };
  const verdicts = certain([whole, ...pairs]);
  const changes = [whole, ...pairs].map((pair, i) => {
    const up = pair.now.count / pair.now.of > pair.before.count / pair.before.of;
    const change = verdicts[i] ? (up ? 'en hausse' : 'en baisse') : 'dans la marge';
    return { before: pair.before, now: pair.now, difference: newcombe(pair), change };
  });
  return {
    total: changes[0],
    questions: rows.map(({ n }, i) => ({ n, cited: changes[1 + 2 * i], first: changes[2 + 2 * i] })),
  };
}
