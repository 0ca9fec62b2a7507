import type { Sweep } from '@agence/platform/sweeper';
import { daysLater } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

/** Days that a message is kept (docs/limits.md). */
const KEPT_DAYS = 35;

/** Forgets old messages and their files; one that still has to leave is never forgotten. */
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
