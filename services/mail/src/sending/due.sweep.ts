import type { Sweep } from '@agence/platform/process/sweeper';
import type { Needs } from '../needs.ts';
import { send } from './send.ts';

const PARALLEL = 4;

/** Sends new messages, messages due for another attempt, and messages that a dead process left. */
export const sendDue = (needs: Needs): Sweep => ({
  name: 'envois',
  every_s: 1,
  idle: needs.messages.idle,
  run: async (ending) => {
    const due = (await needs.messages.due()).values();
    const lane = async () => {
      for (const id of due) if (!ending.aborted) await send(needs, id);
    };
    await Promise.all(Array.from({ length: PARALLEL }, lane));
  },
});
