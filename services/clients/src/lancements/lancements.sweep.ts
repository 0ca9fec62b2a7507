import { opaqueId } from '@agence/platform/opaque-id';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import { unix } from '@agence/words/paris';
import type { Waiting } from '../clients.store.ts';
import { isServi, type Needs } from '../needs.ts';
import { ajusterQuestions } from '../questions/questions.rule.ts';

/** Time an agency has to look at the questions before the measurement starts by itself (the contract). */
const VALIDATION_MS = 24 * 3_600_000;

/** Launches one client by the same gesture as `lancer`. */
const lancer = async ({ dossiers, portefeuilles, clock }: Needs, { id, compte, revision }: Waiting) => {
  const { state } = await portefeuilles.read(compte);
  const now = clock.now();
  await dossiers.carryOut(id, ajusterQuestions, {
    command_id: `lancement:${id}:${revision}`,
    confirmer: true,
    retirer: [],
    remplacer: {},
    lancer: true,
    actif: state.clients.some((client) => client.id === id && client.actif),
    servi: true,
    mesure: opaqueId('m'),
    now,
    now_ts: unix(now),
  });
};

/** Launches what nobody launched in 24 h; the clients of an account that is not served wait, and keep nobody else waiting. */
export const lancements = (needs: Needs): Sweep => ({
  name: 'lancements',
  every_s: 5,
  run: async (ending) => {
    const before = new Date(needs.clock.now().getTime() - VALIDATION_MS);
    for (const compte of unlessEnding(ending, await needs.dossiers.accountsWaitingSince(before))) {
      try {
        if (!(await isServi(needs, compte))) continue;
        const waiting = await needs.dossiers.waitingSince(compte, before);
        for (const one of unlessEnding(ending, waiting)) await lancer(needs, one);
      } catch (fault) {
        needs.log.warn({ compte, fault: String(fault) }, 'launches of this account wait for the next sweep');
      }
    }
  },
});
