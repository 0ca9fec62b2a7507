import type { JsMsg } from '@nats-io/jetstream';
import type { Db } from 'mongodb';
import { machineNow } from '../process/clock.ts';
import { insertOnce } from '../store/mongo.ts';

/** Header with the time of the event, milliseconds since 1970: an event published again keeps its time. */
export const HAPPENED = 'Agence-At';

export const happenedAt = (message: JsMsg): number => Number(message.headers?.get(HAPPENED));

type Named = { readonly event: string; readonly reaction: string };

type Start = { readonly _id: string; readonly since: Date };

const nameOf = (event: string, reaction: string): string => `${reaction}_on_${event}`;
const FIRST_DAY = new Date(0);
/** The row that records the first start of the service, even without reactions: those added later are new. */
const BEGUN = 'begun';

/**
 * From when on a reaction receives events. Those that a service begins with receive all events. One that a later
 * version adds receives new events only, not a month of old ones with their mails.
 */
export function reactionStarts(db: Db) {
  const rows = db.collection<Start>('reactions');
  let known = new Map<string, number>();
  const read = async () =>
    new Map((await rows.find().toArray()).map(({ _id, since }) => [_id, since.getTime()]));

  const note = async (reactions: readonly Named[], from = machineNow()): Promise<void> => {
    const before = await read();
    const added = before.has(BEGUN) ? from : FIRST_DAY;
    for (const { event, reaction } of reactions)
      await insertOnce(rows, { _id: nameOf(event, reaction), since: added });
    // Written last: a first start that was cut short is still the first when it is repeated.
    await insertOnce(rows, { _id: BEGUN, since: machineNow() });
    known = await read();
  };

  return {
    /** New reactions receive events since `from`. */
    note,
    /** Milliseconds since 1970. A process that began held has stored no start yet. */
    of: async (named: Named): Promise<number> => {
      const id = nameOf(named.event, named.reaction);
      if (!known.has(id)) await note([named]);
      return known.get(id) ?? 0;
    },
  };
}
