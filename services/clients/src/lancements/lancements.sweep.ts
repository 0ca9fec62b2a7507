import { opaqueId } from '@agence/platform/opaque-id';
import { unix } from '@agence/platform/paris';
import type { Sweep } from '@agence/platform/sweeper';
import { isServi, type Needs } from '../needs.ts';
import { ajusterQuestions } from '../questions/questions.rule.ts';

/** Time an agency has to look at the questions before the measurement starts by itself (specification, limits). */
const VALIDATION_MS = 24 * 3_600_000;
const LOT = 200;

/** Launches by the same gesture as `lancer` what nobody launched in 24 h; an account not served waits until it is. */
export const lancements = (needs: Needs): Sweep => ({
  name: 'lancements',
  every_s: 5,
  run: async () => {
    const now = needs.clock.now();
    const due = await needs.dossiers.waitingSince(new Date(now.getTime() - VALIDATION_MS), LOT);
    const accounts = [...new Set(due.map(({ compte }) => compte))];
    const served = new Set<string>();
    for (const compte of accounts) if (await isServi(needs, compte)) served.add(compte);
    for (const { id, revision } of due.filter(({ compte }) => served.has(compte))) {
      const command = {
        command_id: `lancement:${id}:${revision}`,
        confirmer: true,
        retirer: [],
        remplacer: {},
        lancer: true,
        actif: true,
        servi: true,
        mesure: opaqueId('m'),
        now,
        now_ts: unix(now),
      };
      await needs.dossiers.carryOut(id, ajusterQuestions, command);
    }
  },
});
