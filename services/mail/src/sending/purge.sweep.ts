import type { Sweep } from '@agence/platform/process/sweeper';
import { daysLater } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

/** Days that a message is kept (docs/limits.md). */
const KEPT_DAYS = 35;

/** Deletes old messages with their files, old orders and old proposals. Messages that still have to leave are kept. */
export const purge = ({ messages, folder, clock, courriers, propositions }: Needs): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: async (ending) => {
    const before = daysLater(clock.now(), -KEPT_DAYS);
    await Promise.all([courriers.removeBefore(before), propositions.removeBefore(before)]);
    while (!ending.aborted) {
      const old = await messages.olderThan(before);
      if (old.length === 0) return;
      for (const message of old) await folder.remove(message);
      await messages.remove(old.map(({ _id }) => _id));
    }
  },
});
