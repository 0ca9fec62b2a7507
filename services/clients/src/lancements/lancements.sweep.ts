import type { Sweep } from '@agence/platform/process/sweeper';
import { VALIDATION_MS } from '../dossier/mesure.ts';
import type { Needs } from '../needs.ts';
import { PERSONNE } from '../portefeuille/fiche.ts';
import { ajusterQuestions } from '../questions/questions.rule.ts';
import { sweepServed } from './sweep-served.ts';

/** Launches questions that nobody launched within 24 h, by the same rule as `lancer`. */
export const lancements = (needs: Needs): Sweep => ({
  name: 'lancements',
  every_s: 15,
  run: async (ending) => {
    const { dossiers, clock } = needs;
    const before = new Date(clock.now().getTime() - VALIDATION_MS);
    await sweepServed(needs, ending, {
      comptes: await dossiers.accountsWaitingSince(before),
      due: (compte) => dossiers.waitingSince(compte, before),
      launch: ({ id, revision }, order) => {
        const command_id = `lancement:${id}:${revision}`;
        const asked = { ...order, command_id, retirer: [], remplacer: {}, client: PERSONNE, lancer: true };
        return dossiers.carryOut(id, ajusterQuestions, asked);
      },
      what: 'launches',
    });
  },
});
