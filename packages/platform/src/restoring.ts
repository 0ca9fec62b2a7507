import { unix } from '@agence/words/paris';
import { jetstreamManager } from '@nats-io/jetstream';
import type { Bus } from './bus.ts';
import { EVENTS } from './event-stream.ts';
import { type Restored, sinceOf, whileSettling } from './held.ts';
import type { HighWater } from './high-water.ts';

const NOTHING: Restored = { will: async () => [], settle: async () => {} };

/** What a person sees of a copy that was put back, and how it is accepted. `enlist`: notes the reactions that are new. */
export function restoring(
  water: HighWater,
  bus: Bus,
  enlist: (from?: Date) => Promise<void>,
  restored: Restored = NOTHING,
) {
  return {
    /** Before anything is served. A copy is not written into, not even who hears of events. */
    begin: async (): Promise<void> => {
      const behind = water.behind();
      if (behind === null) await enlist();
      else await restored.hold?.(sinceOf(behind));
    },
    show: async () => {
      const behind = water.behind();
      if (behind === null) return { held: false, copy_ts: undefined, seen_ts: undefined, will: [] };
      const will = [...(await restored.will(sinceOf(behind), await water.busForgot()))];
      return { held: true, copy_ts: unix(behind.copy.at), seen_ts: unix(behind.seen.at), will };
    },
    /** May be done again from the start, whoever dies in the middle. */
    accept: async (): Promise<void> => {
      const behind = water.behind();
      if (behind === null) return;
      const forgot = await water.busForgot();
      await whileSettling(async () => {
        await restored.settle(sinceOf(behind), forgot);
        // What a reaction that came after the copy had done is lost with it: it hears of that once more.
        await enlist(behind.copy.at);
      });
      // News of what the copy lacks is nobody's any more, and what was heard of since has been forgotten: the stream is
      // emptied, and whoever keeps an event in its log publishes it again.
      await bus.identity(EVENTS);
      const jsm = await jetstreamManager(await bus.connection(), { checkAPI: false });
      await jsm.streams.purge(bus.streamName(EVENTS));
      bus.forget(EVENTS);
      await water.accept();
    },
  };
}
