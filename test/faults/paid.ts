import { createHash } from 'node:crypto';
import type { FakeCall } from '@agence/testing/fakes/ai-script';
import { expect } from '@jest/globals';
import type { Cuts } from './cut.ts';
import type { Provider } from './provider.ts';
import type { World } from './world.ts';

type Cell = {
  readonly _id: string;
  readonly model: string;
  readonly etat: string;
  readonly attempt: number;
  readonly request_hash: string | null;
  /** The outcome in the service's words. */
  readonly why?: string;
};

const PROVIDER = 'openai-compatible';

/** The request hash that a cell stores, computed from the call; the same for preparations, answers and pages. */
export const hashOf = ({ model, system, prompt }: FakeCall): string =>
  createHash('sha256')
    .update(JSON.stringify([`${PROVIDER}:${model}`, system, prompt]))
    .digest('hex');

/** Of each request: how often it reached the provider, how often that failed, and the cells that began to ask it. */
type Asked = {
  readonly calls: readonly FakeCall[];
  readonly failed: number;
  readonly begun: readonly Cell[];
};

/** What the provider counted, and what faults cut off. */
type Outside = {
  readonly ai: Pick<Provider, 'charged' | 'failed'>;
  readonly cuts: Pick<Cuts, 'unexplained'>;
};

const byRequest = ({ ai }: Outside, cells: readonly Cell[]): ReadonlyMap<string, Asked> => {
  const [calls, failed] = [Map.groupBy(ai.charged(), hashOf), Map.groupBy(ai.failed(), hashOf)];
  const begun = Map.groupBy(
    cells.filter(({ attempt }) => attempt > 0),
    ({ request_hash }) => request_hash ?? '',
  );
  const asked = (hash: string): Asked => ({
    calls: calls.get(hash) ?? [],
    failed: failed.get(hash)?.length ?? 0,
    begun: begun.get(hash) ?? [],
  });
  return new Map([...new Set([...calls.keys(), ...begun.keys()])].map((hash) => [hash, asked(hash)]));
};

const those = (cells: readonly Cell[], etat: string): readonly string[] =>
  cells.filter((cell) => cell.etat === etat).map(({ _id }) => _id);

/** No more reached the provider than cells began to ask it, and no fewer were answered than have an answer. */
function miscounted({ calls, failed, begun }: Asked): readonly string[] {
  const done = those(begun, 'done').length;
  if (calls.length <= begun.length && calls.length - failed >= done) return [];
  const counts = `asked ${calls.length} times, begun by ${begun.length}, failed ${failed} times, answered for ${done}`;
  return [`${counts}: ${JSON.stringify([...calls.slice(0, 1), ...begun])}`];
}

/**
 * No call is made twice. A call that was cut off or failed is unknown, and no other is. A throttled call is retried; any
 * other retry is of a call that the bus could not mark.
 */
export function wrongCalls(outside: Outside, cells: readonly Cell[]): readonly string[] {
  const { cuts } = outside;
  const whys = new Map(cells.map(({ _id, why }) => [_id, why]));
  const all = [...byRequest(outside, cells).values()];
  const unknown = all.flatMap(({ begun, failed }) =>
    cuts.unexplained('measurement', those(begun, 'indeterminate')).ids.slice(failed),
  );
  const { allowed } = cuts.unexplained('measurement', []);
  return [
    ...those(cells, 'refused').map((id) => `refused: ${id}`),
    ...all.flatMap(miscounted),
    ...unknown.slice(allowed).map((id) => `unknown, and was not cut off: ${id}: ${whys.get(id)}`),
  ];
}

export async function callsHold(world: World): Promise<void> {
  const projection = { model: 1, etat: 1, attempt: 1, request_hash: 1, why: 1 };
  const cells = world.mongo.db('agence_measurement').collection<Cell>('cells');
  expect(wrongCalls(world, await cells.find({}, { projection }).toArray())).toEqual([]);
}
