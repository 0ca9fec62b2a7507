import { type Decision, propose } from '@agence/gesture';
import type { Sweep } from '@agence/platform/process/sweeper';
import type { MesureFact, MesureState } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { mesuresDuMois, moisDu } from './mois.ts';

const conclureMois = (
  state: MesureState,
  { mois }: { readonly mois: string },
): Decision<object, MesureFact> =>
  propose(
    {},
    state === null || state.mois_conclu ? [] : [{ type: 'mois_conclu', mois, set: { mois_conclu: true } }],
  );

/** Announces once for each account that its month is over. */
export const moisSweep = (needs: Needs): Sweep => {
  // Reading all measurements again and again would cost too much: what ends later is in no letter.
  let looked: string | null = null;
  return {
    name: 'mois',
    every_s: 600,
    run: async () => {
      const mois = moisDu(needs.clock.now());
      if (mois === null || mois === looked) return;
      const accounts = Map.groupBy(await mesuresDuMois(needs, mois), ({ mesure }) => mesure.compte);
      for (const rows of accounts.values()) {
        const { id } = rows.find(({ mesure }) => mesure.mois_conclu) ?? rows.at(-1) ?? { id: '' };
        await needs.mesures.carryOut(id, conclureMois, { command_id: `${id}:mois`, confirmer: true, mois });
      }
      looked = mois;
    },
  };
};
