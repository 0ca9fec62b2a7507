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

/** Of each request, no more reached the provider than cells began to ask it, and no fewer than have its answer. */
function askedAsBegun(requests: readonly FakeCall[], cells: readonly Cell[]): void {
  const asked = Map.groupBy(requests, hashOf);
  const begun = Map.groupBy(
    cells.filter(({ attempt }) => attempt > 0),
    ({ request_hash }) => request_hash ?? '',
  );
  for (const hash of new Set([...asked.keys(), ...begun.keys()])) {
    const [calls, of] = [asked.get(hash) ?? [], begun.get(hash) ?? []];
    const done = of.filter(({ etat }) => etat === 'done').length;
    if (calls.length <= of.length && calls.length >= done) continue;
    const told = [...of, ...calls.slice(0, 1)].map((one) => JSON.stringify(one)).join('\n');
    throw new Error(`asked ${calls.length} times, begun by ${of.length}, answered for ${done}:\n${told}`);
  }
}

/** A call that was made is never made again; one that was cut off is unknown, and no other is. */
export async function callsHold({ mongo, ai, cuts }: World): Promise<void> {
  const projection = { model: 1, etat: 1, attempt: 1, request_hash: 1 };
  const cells = await mongo
    .db('agence_measurement')
    .collection<Cell>('cells')
    .find({}, { projection })
    .toArray();
  const those = (etat: string) => cells.filter((cell) => cell.etat === etat).map(({ _id }) => _id);
  expect(those('refused')).toEqual([]);
  // Nothing is throttled here, nothing refuses a connection: another try is of a call that the bus could not mark.
  askedAsBegun(ai.requests(), cells);
  const { ids, allowed } = cuts.unexplained('measurement', those('indeterminate'));
  if (ids.length > allowed) throw new Error(`unknown without a cut, ${allowed} allowed: ${ids.join(', ')}`);
}
