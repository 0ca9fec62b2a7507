import { createHash } from 'node:crypto';
import type { FakeCall } from '@agence/testing/fakes/ai-script';
import { expect } from '@jest/globals';
import type { World } from './world.ts';

type Cell = {
  readonly _id: string;
  readonly model: string;
  readonly etat: string;
  readonly attempt: number;
  readonly request_hash: string | null;
};

const PROVIDER = 'openai-compatible';

/** What a cell says it asked is told by this; preparations, answers and pages alike, each model for itself. */
const hashOf = ({ model, system, prompt }: FakeCall): string =>
  createHash('sha256')
    .update(JSON.stringify([`${PROVIDER}:${model}`, system, prompt]))
    .digest('hex');

/** Of each request: how often it reached the provider, how often that failed, and the cells that began to ask it. */
type Asked = {
  readonly calls: readonly FakeCall[];
  readonly failed: number;
  readonly begun: readonly Cell[];
};

const byRequest = ({ ai }: World, cells: readonly Cell[]): ReadonlyMap<string, Asked> => {
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
function askedAsBegun({ calls, failed, begun }: Asked): void {
  const done = those(begun, 'done').length;
  if (calls.length <= begun.length && calls.length - failed >= done) return;
  const told = [...begun, ...calls.slice(0, 1)].map((one) => JSON.stringify(one)).join('\n');
  const counts = `asked ${calls.length} times, begun by ${begun.length}, failed ${failed} times, answered for ${done}`;
  throw new Error(`${counts}:\n${told}`);
}

/** A call that was made is never made again; one that was cut off or failed is unknown, and no other is. */
export async function callsHold(world: World): Promise<void> {
  const { mongo, cuts } = world;
  const projection = { model: 1, etat: 1, attempt: 1, request_hash: 1 };
  const stored = mongo.db('agence_measurement').collection<Cell>('cells');
  const cells = await stored.find({}, { projection }).toArray();
  expect(those(cells, 'refused')).toEqual([]);
  const unknown: string[] = [];
  // What was told to come back does, and is asked again; else another try is of a call that the bus could not mark.
  for (const asked of byRequest(world, cells).values()) {
    askedAsBegun(asked);
    const { ids } = cuts.unexplained('measurement', those(asked.begun, 'indeterminate'));
    unknown.push(...ids.slice(asked.failed));
  }
  const { allowed } = cuts.unexplained('measurement', []);
  if (unknown.length > allowed)
    throw new Error(`unknown without a cut, ${allowed} allowed: ${unknown.join(', ')}`);
}
