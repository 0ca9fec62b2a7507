import type { Account } from '@agence/testing/accounts';
import { expect } from '@jest/globals';
import type { Livrable, Questions } from '../outside/client.ts';
import { read } from './insist.ts';
import type { ModelClient } from './model.ts';
import type { World } from './world.ts';

type Mesure = {
  readonly _id: string;
  readonly state: { readonly figee: { readonly inconnues: readonly string[] } | null };
};
type Cell = { readonly _id: string; readonly etat: string; readonly n: number };

/** A question with fewer answers than that is not measured (docs/limits.md). */
const ENOUGH = 0.6;

/** What of its calls was answered in time, question by question. */
async function answered({ mongo }: World, { _id: pour, state }: Mesure): Promise<readonly number[]> {
  const cells = mongo.db('agence_measurement').collection<Cell>('cells');
  const unknown = new Set(state.figee?.inconnues);
  const byQuestion = Map.groupBy(await cells.find({ pour }).toArray(), ({ n }) => n);
  return [...byQuestion.values()].map(
    (of) => of.filter(({ _id, etat }) => etat === 'done' && !unknown.has(_id)).length / of.length,
  );
}

/** Measurements of such clients or prospects that failed: each had too few answers, since so many calls were cut off. */
export async function failedFor(world: World, whom: object): Promise<number> {
  const mesures = world.mongo.db('agence_measurement').collection<Mesure>('mesures');
  const failed = await mesures.find({ ...whom, 'state.etat': 'en échec' }).toArray();
  for (const one of failed)
    for (const share of await answered(world, one))
      expect([one._id, share < ENOUGH]).toEqual([one._id, true]);
  return failed.length;
}

/** A client that is there has its questions, and once it was launched its report. */
export async function measuredAgree(
  world: World,
  account: Account,
  { site, mesure: launched, corrige }: ModelClient,
  id: string,
): Promise<void> {
  const { mesure } = await read<Questions>(world, account, `clients/${id}/questions/`);
  // Corrected when its first measurement had failed, it waits for another launch.
  const failed = mesure === 'en échec' || (mesure === 'à valider' && corrige !== null);
  if (!launched) expect([site, mesure]).toEqual([site, 'à valider']);
  else if (failed) expect(await failedFor(world, { 'state.client': id })).toBeGreaterThan(0);
  else {
    const path = `clients/${id}/livrables/`;
    const { livrables } = await read<{ livrables: readonly Livrable[] }>(world, account, path);
    const report = livrables.find(({ genre }) => genre === 'rapport');
    expect([site, mesure, report]).toEqual([site, 'faite', expect.objectContaining({ genre: 'rapport' })]);
  }
}
