import { publishAgain } from '@agence/platform/bus/reconcile';
import type { Restored } from '@agence/platform/restore/held';
import type { Platform } from '@agence/platform/service';
import { FACTURATIONS } from './facturation.ts';
import type { Needs } from './needs.ts';

/** More than the changes that any account had since any copy. */
const AHEAD = 1_000_000;

/** Its versions jump ahead of all published ones: other services keep the newest and ignore the others. */
export const restored = ({
  db,
  facturations,
}: Pick<Needs, 'facturations'> & Pick<Platform, 'db'>): Restored => ({
  will: async () => {
    const accounts = await db.collection(FACTURATIONS.collection).countDocuments();
    return accounts === 0
      ? []
      : [
          `what was said of plans and payments since the copy is taken back: ${accounts} accounts are told them as the copy has them`,
        ];
  },
  settle: async () => {
    await db.collection(FACTURATIONS.collection).updateMany({}, { $inc: { version: AHEAD } });
    for (const { _id: compte, state, version } of await facturations.readMany({})) {
      if (state === null) continue;
      const payment = { type: 'etat_passe', etat: state.etat } as const;
      for (const news of FACTURATIONS.announce(payment, { id: compte, version, state }))
        await publishAgain(db, news);
      // The original event may have been processed after the copy was made.
      if (state.formule_payee !== null) await publishAgain(db, { name: 'formule_payee', data: { compte } });
    }
  },
});
