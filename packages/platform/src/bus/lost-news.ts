import { CATALOGUE, subjectOf } from '@agence/proto/catalogue';
import type { Collection } from 'mongodb';
import type { LoggedEvent } from '../store/outbox.ts';
import type { Bus } from './bus.ts';
import { EVENTS, EVENTS_KEPT_MS } from './event-stream.ts';
import { HAPPENED } from './reaction-start.ts';

const DAY_MS = 24 * 3_600_000;

/** More messages than a service can publish over a new connection before it looks for losses. */
const SENT_UNSEEN = 256;

export type EventBus = ReturnType<typeof eventBus>;

/** What the relay needs of the bus: to publish an event, and to tell whether it still has its events. */
export const eventBus = (bus: Bus) => ({
  /** Publishes one event; throws when the bus is away. */
  publish: ({ _id: id, name, data, trace, seq, at }: LoggedEvent) => {
    const bytes = CATALOGUE[name].message.encode(data as never).finish();
    const extra = { ...trace, [HAPPENED]: String(at.getTime()) };
    return bus.publish(EVENTS, subjectOf(name), { id, again: seq !== undefined }, bytes, extra);
  },
  extent: () => bus.extent(EVENTS),
  holds: (seq: number, id: string) => bus.holds(EVENTS, seq, id),
  link: bus.link,
});

/**
 * Finds events that the bus took and no longer has: its head was purged, or its tail was lost and other messages took
 * the sequence numbers. Marks them as unpublished, for the sweep to publish again, and returns the id of the stream.
 * Events about to expire are left: every consumer has handled them. `anew`: the first look over this connection.
 */
export async function markLost(
  events: Collection<LoggedEvent>,
  bus: EventBus,
  now: Date,
  anew: boolean,
): Promise<string> {
  const { stream, first, last } = await bus.extent();
  const young = { stream, at: { $gt: new Date(now.getTime() - EVENTS_KEPT_MS + DAY_MS) } };
  const unpublished = { $set: { stream: null } };
  await events.updateMany({ ...young, $or: [{ seq: { $gt: last } }, { seq: { $lt: first } }] }, unpublished);
  const newestFirst = events.find({ ...young, seq: { $gte: first } }).sort({ seq: -1 });
  // After the stream lost its tail, new messages of ours may have taken sequence numbers of lost ones. On the first look
  // as many intact numbers are passed as can have been published since; later one intact number is enough.
  const intactNeeded = anew ? SENT_UNSEEN : 1;
  let current: { readonly seq: number; lost: boolean } | undefined;
  let intact = 0;
  for await (const { _id, seq = 0 } of newestFirst) {
    if (current?.seq !== seq) {
      intact = current === undefined || current.lost ? 0 : intact + 1;
      if (intact === intactNeeded) break;
      current = { seq, lost: false };
    }
    if (await bus.holds(seq, _id)) continue;
    current.lost = true;
    await events.updateOne({ _id, seq }, unpublished);
  }
  return stream;
}
