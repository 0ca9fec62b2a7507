import { expect } from '@jest/globals';
import { open } from './rest.ts';
import type { World } from './world.ts';

type Written = { readonly _id: string; readonly html: string };
type Cell = { readonly etat: string; readonly attempt: number };

/** Holds at rest, whatever happened: over all databases, and over what the world outside counted. */
export async function holds(world: World): Promise<void> {
  expect(await open(world.mongo)).toEqual({});
  await callsHold(world);
  mailsHold(world);
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

/** A call that was made is never made again; one that was cut off is unknown, and no other is. */
async function callsHold({ mongo, ai, cut }: World): Promise<void> {
  const cells = await mongo.db('agence_measurement').collection<Cell>('cells').find().toArray();
  const many = (fits: (cell: Cell) => boolean) => cells.filter(fits).length;
  // Nothing is throttled here, nothing refuses a connection: another try is of a call that the bus could not mark.
  expect(many(({ etat }) => etat === 'refused')).toBe(0);
  expect(ai.requests().length).toBeLessThanOrEqual(many(({ attempt }) => attempt > 0));
  expect(many(({ etat }) => etat === 'indeterminate')).toBeLessThanOrEqual(cut().calls);
}

/** No mail reached the relay again but one whose sending was cut off. */
function mailsHold({ relay, cut }: World): void {
  const ids = relay.received().map(({ mail }) => mail.messageId);
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(cut().mails);
}
