import { unix } from '@agence/words/paris';
import type { Bus } from '../bus/bus.ts';
import { EVENTS } from '../bus/event-stream.ts';
import { type Restored, sinceOf, whileSettling } from './held.ts';
import type { RestoreEpoch } from './restore-epoch.ts';

const NOTHING: Restored = { will: async () => [], settle: async () => {} };

/** What an operator sees of a restored database, and how it is accepted. `enlist`: stores the start of new reactions. */
export function restoring(
  epoch: RestoreEpoch,
  bus: Bus,
  enlist: (from?: Date) => Promise<void>,
  restored: Restored = NOTHING,
) {
  return {
    /** Before anything is served. Nothing is written into a restored database, not even the start of reactions. */
    begin: async (): Promise<void> => {
      const behind = epoch.behind();
      if (behind === null) await enlist();
      else await restored.hold?.(sinceOf(behind));
    },
    show: async () => {
      const behind = epoch.behind();
      if (behind === null) return { held: false, copy_ts: undefined, seen_ts: undefined, will: [] };
      const will = [...(await restored.will(sinceOf(behind), await epoch.busRestored()))];
      return { held: true, copy_ts: unix(behind.copy.at), seen_ts: unix(behind.seen.at), will };
    },
    /** May be repeated from the start after a crash. */
    accept: async (): Promise<void> => {
      const behind = epoch.behind();
      if (behind === null) return;
      const busRestored = await epoch.busRestored();
      await whileSettling(async () => {
        await restored.settle(sinceOf(behind), busRestored);
        // Effects of a reaction added after the copy are lost: it hears those events again.
        await enlist(behind.copy.at);
      });
      // Events that the copy lacks have no owner, and consumers forgot what they handled since. The stream is emptied;
      // each service publishes the events in its log again.
      await bus.identity(EVENTS);
      const { jsm } = await bus.linked();
      await jsm.streams.purge(bus.streamName(EVENTS));
      bus.forget(EVENTS);
      await epoch.accept();
    },
  };
}
