import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import type { Needs } from '../needs.ts';
import { settle } from './settle.ts';

/** Settles audits whose process died. */
export const auditsSweep = (needs: Needs): Sweep => ({
  name: 'audits',
  every_s: 15,
  run: async (ending) => {
    const over = { 'state.prise.jusqu_a': { $lte: await needs.databaseNow() } };
    for (const { _id: id, state } of unlessEnding(ending, await needs.audits.readMany(over)))
      await logAndContinue(needs, id, async () => {
        if (state?.prise) await settle(needs, id, { document: state.document, jeton: state.prise.jeton });
      });
  },
});
