import { CATALOGUE, subjectOf } from '@agence/proto/catalogue';
import type { Collection } from 'mongodb';
import type { Bus } from './bus.ts';
import { EVENTS, EVENTS_KEPT_MS } from './event-stream.ts';
import type { LoggedEvent } from './outbox.ts';
import { HAPPENED } from './reaction-start.ts';
import type { Place } from './streams.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * More than a service can have sent over a new connection before it looks for what was lost: publishing stops two seconds
 * after the bus went.
 */
const SENT_UNSEEN = 256;

/** What the relay asks of the bus: to take an event, and what it holds of those it took. */
export type EventBus = {
  /** Publishes one event; throws when the bus is away. */
  readonly publish: (event: LoggedEvent) => Promise<Place>;
  readonly extent: () => ReturnType<Bus['extent']>;
  readonly holds: (seq: number, id: string) => Promise<boolean>;
  readonly link: () => number;
};

export const eventBus = (bus: Bus): EventBus => ({
  publish: ({ _id: id, name, data, trace, seq, at }) => {
    const bytes = CATALOGUE[name].message.encode(data as never).finish();
    const extra = { ...trace, [HAPPENED]: String(at.getTime()) };
    return bus.publish(EVENTS, subjectOf(name), { id, again: seq !== undefined }, bytes, extra);
  },
  extent: () => bus.extent(EVENTS),
  holds: (seq, id) => bus.holds(EVENTS, seq, id),
  link: bus.link,
});

/**
 * Finds what the bus took and does not hold any more: its head purged, its last moments lost to a power cut or an older
 * copy, their places taken by other news since. Marks it as published nowhere, for the sweep to publish; answers with the
 * stream's identity. What is old enough to have left by age is let go: whoever follows has heard it. `anew`: nobody has
 * looked since the bus was reached again.
 */
export async function markLost(
  events: Collection<LoggedEvent>,
  bus: EventBus,
  now: Date,
  anew: boolean,
): Promise<string> {
  const { stream, first, last } = await bus.extent();
  const young = { stream, at: { $gt: new Date(now.getTime() - EVENTS_KEPT_MS + DAY_MS) } };
  const nowhere = { $set: { stream: null } };
  await events.updateMany({ ...young, $or: [{ seq: { $gt: last } }, { seq: { $lt: first } }] }, nowhere);
  const latest = events.find({ ...young, seq: { $gte: first } }).sort({ seq: -1 });
  // Ours that left before the loss was looked for may stand at the very places of what was lost, and above places that
  // others took: anew, as many are passed as can have left. Later nothing of ours comes between: one that is there will do.
  const enough = anew ? SENT_UNSEEN : 1;
  let place: { readonly seq: number; lost: boolean } | undefined;
  let there = 0;
  for await (const { _id, seq = 0 } of latest) {
    if (place?.seq !== seq) {
      there = place === undefined || place.lost ? 0 : there + 1;
      if (there === enough) break;
      place = { seq, lost: false };
    }
    if (await bus.holds(seq, _id)) continue;
    place.lost = true;
    await events.updateOne({ _id, seq }, nowhere);
  }
  return stream;
}
