import { isDeepStrictEqual } from 'node:util';
import { exampleOf } from '../../packages/testing/src/described.ts';

/** A call and its answer, as `packages/testing/src/http.ts` records them. */
export type Recorded = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly sent?: unknown;
  readonly answer: unknown;
};

/** An answer longer than this, in characters of JSON, is read by nobody. */
const LONGEST = 4_000;

const sizeOf = (value: unknown): number => JSON.stringify(value).length;
const isConfirmed = ({ sent }: Recorded): boolean => (sent as { confirmer?: unknown })?.confirmer === true;
const kindOf = (call: Recorded): string =>
  call.status === 200 && isConfirmed(call) ? '200 confirmed' : String(call.status);

/** Of answers the fullest that is not too long and shows no account that is not served, of refusals the shortest. */
function best(calls: readonly Recorded[]): unknown {
  const served = calls.filter(({ answer }) => (answer as { readonly servi?: boolean }).servi !== false);
  const bySize = served.toSorted((a, b) => sizeOf(a.answer) - sizeOf(b.answer));
  const fullest = bySize.findLast(({ answer, status }) => status === 200 && sizeOf(answer) < LONGEST);
  return (fullest ?? bySize[0])?.answer;
}

/** Whether a call sends the example of its description, confirmed or not. */
const isExample = ({ method, route, sent }: Recorded): boolean =>
  method === 'POST' &&
  isDeepStrictEqual({ ...(sent as object), confirmer: null }, { ...exampleOf(route), confirmer: null });

/** Any route may refuse so, in the same words. */
const COMMON = new Set(['401', '403', '429', '503']);

const byName = <T>(entries: Iterable<readonly [string, T]>) =>
  [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * One answer for each route and status, and one of a confirmed gesture: `{"POST /…": {"409": answer}}`. What succeeds
 * is the answer to the example where a test sends it; the rest comes from tests that also send odd things.
 */
export const chosen = (journey: readonly Recorded[], tests: readonly Recorded[]): object => {
  const all = [...tests, ...journey];
  const common = all.filter((call) => COMMON.has(kindOf(call)));
  const routes = Map.groupBy(all, ({ method, route }) => `${method} ${route}`);
  return Object.fromEntries(
    byName(routes).map(([route, calls]) => {
      const own = calls.filter((call) => !COMMON.has(kindOf(call)));
      const kinds = Map.groupBy([...own, ...common], kindOf);
      const examples = byName(kinds).map(([kind, like]) => {
        const shown = like.filter(isExample);
        const walked = like.filter((call) => journey.includes(call));
        return [kind, best([shown, walked, like].find(({ length }) => length > 0) ?? [])];
      });
      return [route, Object.fromEntries(examples)];
    }),
  );
};
