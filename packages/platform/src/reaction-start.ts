import type { JsMsg } from '@nats-io/jetstream';
import type { Db } from 'mongodb';
import { machineNow } from './clock.ts';
import { insertOnce } from './mongo.ts';

/** Header of when something happened, milliseconds since 1970: news that is published again is as old as it was. */
export const HAPPENED = 'Agence-At';

/** When the event happened. Messages of an earlier version do not say it: for them, when the stream took them. */
export const happenedAt = (message: JsMsg): number =>
  Number(message.headers?.get(HAPPENED) || message.info.timestampNanos / 1_000_000);

type Named = { readonly event: string; readonly reaction: string; readonly formerly?: readonly string[] };

type Start = { readonly _id: string; readonly since: Date };

const nameOf = (event: string, reaction: string): string => `${reaction}_on_${event}`;
const FIRST_DAY = new Date(0);
/** The row that says that this service has started before, even if it had no reaction then: one that is added later is new. */
const BEGUN = 'begun';

/**
 * From when on a reaction hears of events. Those that a service begins with hear all there ever was; one that a later
 * version adds hears what happens from then on, not a month of news with its mails; a renamed one goes on.
 */
export function reactionStarts(db: Db) {
  const rows = db.collection<Start>('reactions');
  let known = new Map<string, number>();
  const read = async () =>
    new Map((await rows.find().toArray()).map(({ _id, since }) => [_id, since.getTime()]));

  const note = async (reactions: readonly Named[], from = machineNow()): Promise<void> => {
    const before = await read();
    const added = before.has(BEGUN) ? from : FIRST_DAY;
    for (const { event, reaction, formerly = [] } of reactions) {
      const earlier = formerly.map((name) => before.get(nameOf(event, name))).find((at) => at !== undefined);
      const since = earlier === undefined ? added : new Date(earlier);
      await insertOnce(rows, { _id: nameOf(event, reaction), since });
    }
    // Last: a first start that was cut short is still the first when it is tried again.
    await insertOnce(rows, { _id: BEGUN, since: machineNow() });
    known = await read();
  };

  return {
    /** Those that are new hear what happens `from` then on. */
    note,
    /** Milliseconds since 1970. A process that began held has noted nothing yet. */
    of: async (one: Named): Promise<number> => {
      const id = nameOf(one.event, one.reaction);
      if (!known.has(id)) await note([one]);
      return known.get(id) ?? 0;
    },
  };
}
