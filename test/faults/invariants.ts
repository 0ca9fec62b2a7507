import { expect } from '@jest/globals';
import { mailsHold } from './mailed.ts';
import { callsHold } from './paid.ts';
import { open } from './rest.ts';
import type { World } from './world.ts';

type Written = { readonly _id: string; readonly html: string };

/** Holds at rest, whatever happened: over all databases, and over what the world outside counted. */
export async function holds(world: World): Promise<void> {
  expect(await open(world.mongo)).toEqual({});
  await callsHold(world);
  await mailsHold(world);
  await documentsHold(world);
}

/** What each document said when it was seen first, by world. */
const written = new WeakMap<World, Map<string, string>>();

/** A document that was handed over is there, and says what it said. */
async function documentsHold(world: World): Promise<void> {
  const seen = written.get(world) ?? new Map<string, string>();
  written.set(world, seen);
  const all = await world.mongo.db('agence_measurement').collection<Written>('documents').find().toArray();
  const now = new Map(all.map(({ _id, html }) => [_id, html]));
  for (const [id, html] of seen) expect([id, now.get(id)]).toEqual([id, html]);
  for (const [id, html] of now) seen.set(id, html);
}
