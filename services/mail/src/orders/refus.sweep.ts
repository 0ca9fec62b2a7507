import type { Sweep } from '@agence/platform/process/sweeper';
import { isoDay } from '@agence/words/paris';
import { recipient, writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';

/** Informs accounts, at most once a day, how many unauthorised messages came to their ordering address. */
export const tellRefused = (needs: Needs): Sweep => ({
  name: 'refus',
  every_s: 600,
  run: async (ending) => {
    for (const refuses of await needs.courriers.refused()) {
      const { compte, combien } = refuses;
      if (ending.aborted) return;
      const id = `refus:${compte}:${isoDay(needs.clock.now())}`;
      if ((await needs.messages.find(id)) !== null) continue;
      const pour = await recipient(needs, compte);
      if (pour !== null) await writeToAccount(needs, { id, genre: 'commandes_refusees', pour }, { combien });
      await needs.courriers.told(refuses);
    }
  },
});
