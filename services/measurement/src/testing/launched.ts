import { eventually } from '@agence/testing/eventually';
import type { TestParts } from '@agence/testing/parts';
import type { StoredCell } from '../cells/cell.store.ts';
import { cellGauges } from '../cells/dispatch.ts';
import { prepare } from '../cells/prepare.ts';
import { keep, leave } from '../cells/worker.ts';
import { lancer } from '../mesures/lancer.ts';
import { readingsOf } from '../mesures/reading-cells.ts';
import type { Needs } from '../needs.ts';
import { tasks } from '../tasks.ts';
import { type Measuring, measuring } from './measuring.ts';

export const DAY_MS = 24 * 3_600_000;
export const LAUNCH = { compte: 'agence-test', client: 'c_1', revision: 1, origine: 'm_1', essai: 1 };
export const LANCEE = new Date('2026-11-21T10:00:00Z');

/** Takes one paid call from claim to outcome. */
export const work = async (needs: Needs, id: string, hurry = new AbortController().signal) => {
  const cell = await needs.cells.find(id);
  const [ready] = cell === null ? [] : await prepare(needs, tasks(needs), [cell]);
  const made = ready === undefined ? null : await leave(needs, ready, hurry);
  return made === null ? null : keep(needs, tasks(needs), made);
};

/** A client whose measurement `m_1` was launched, and none of whose calls was made yet. */
export const launched = async (parts: TestParts, over: Partial<Needs> = {}): Promise<Measuring> => {
  const world = measuring(parts, over);
  await lancer(world.needs, { ...LAUNCH, lancee: LANCEE });
  return world;
};

/** Takes every call that there is of a measurement, then every reading of its answers. */
export const workAll = async (needs: Needs, mesure: string): Promise<void> => {
  for (const pour of [mesure, readingsOf(mesure)])
    for (const { _id } of await needs.cells.of(pour)) await work(needs, _id);
};

/** All calls of `m_1` were made, and nobody has looked yet. */
export const over = async (parts: TestParts): Promise<Measuring> => {
  const world = await launched(parts);
  await workAll(world.needs, 'm_1');
  return world;
};

/** A client whose measurement `m_1` is over. */
export const measured = async (parts: TestParts, over: Partial<Needs> = {}): Promise<Measuring> => {
  const world = await launched(parts, over);
  await world.start();
  await ended(world);
  return world;
};

/** The same, and what it asks of models: the seed of each call. */
export const counting = ({ needs }: Measuring) => {
  const asked: string[] = [];
  const ask: Needs['ask'] = (call) => {
    asked.push(call.hint?.seed ?? '');
    return needs.ask(call);
  };
  return { needs: { ...needs, ask }, asked };
};

export const etatDe = async ({ needs }: Measuring, id = 'm_1') => (await needs.mesures.read(id)).state?.etat;

export const ended = (world: Measuring, id = 'm_1') =>
  eventually(async () => (await etatDe(world, id)) !== 'en cours');

/** What the outbox of a collection still holds for the journal, or for the history. */
export const loggedIn = async ({ db }: TestParts, collection: string, kind: 'journal' | 'history') => {
  const rows = await db.collection<{ outbox: { kind: string }[] }>(collection).find().toArray();
  return rows.flatMap(({ outbox }) => outbox).filter((row) => row.kind === kind);
};

export const gaugeOf = ({ needs }: Measuring, wanted: string) =>
  cellGauges(needs)
    .find(({ name }) => name === wanted)
    ?.read();

/** How many of the calls of `m_1` that a test picks are in which state. */
export const statesOf = async ({ needs }: Measuring, picks: (cell: StoredCell) => boolean) => {
  const byState = Map.groupBy((await needs.cells.of('m_1')).filter(picks), ({ etat }) => etat);
  return Object.fromEntries([...byState].map(([etat, cells]) => [etat, cells.length]));
};

/** Names of the events still in the outbox of measurements. */
export const newsOf = async ({ db }: TestParts): Promise<readonly string[]> => {
  const rows = await db.collection<{ outbox: { kind: string; name?: string }[] }>('mesures').find().toArray();
  return rows.flatMap(({ outbox }) => outbox).flatMap(({ name }) => (name === undefined ? [] : [name]));
};
