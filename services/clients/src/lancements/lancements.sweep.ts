import { opaqueId } from '@agence/platform/process/opaque-id';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { goesOn } from '@agence/platform/store/rests';
import { isoDay, unix } from '@agence/words/paris';
import { VALIDATION_MS } from '../dossier/mesure.ts';
import { mesurerDeNouveau } from '../mesure-mensuelle/mesurer-de-nouveau.rule.ts';
import { isServi, type Needs } from '../needs.ts';
import { PERSONNE } from '../portefeuille/fiche.ts';
import type { Limites } from '../portefeuille/portefeuille.ts';
import { ajusterQuestions } from '../questions/questions.rule.ts';

/** The input that first and monthly launches share. */
type Order = ReturnType<typeof orderOf>;

type Work<D> = {
  readonly comptes: readonly string[];
  readonly due: (compte: string) => Promise<readonly D[]>;
  readonly launch: (dueClient: D, order: Order) => Promise<unknown>;
  readonly what: string;
};

const orderOf = (now: Date, actif: boolean, { questions_par_client }: Limites) =>
  ({
    confirmer: true,
    actif,
    servi: true,
    questions_par_client,
    mesure: opaqueId('m'),
    now,
    now_ts: unix(now),
  }) as const;

/** Launches what is due, account by account; clients of an unserved account rest until it is served. */
async function sweepServed<D extends { readonly id: string }>(
  needs: Needs,
  ending: Parameters<typeof unlessEnding>[0],
  { comptes, due, launch, what }: Work<D>,
): Promise<void> {
  for (const compte of unlessEnding(ending, comptes)) {
    try {
      if (!(await goesOn(needs.dossiers.rests, compte, (account) => isServi(needs, account)))) continue;
      for (const dueClient of unlessEnding(ending, await due(compte))) {
        const { state } = await needs.portefeuilles.read(compte);
        const actif = state.clients.some((client) => client.id === dueClient.id && client.actif);
        await launch(dueClient, orderOf(needs.clock.now(), actif, state.limites));
      }
    } catch (fault) {
      needs.log.warn({ compte, fault: String(fault) }, `${what} of this account wait for the next sweep`);
    }
  }
}

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

/** Measures every covered client again each month on its day. */
export const mesuresMensuelles = (needs: Needs): Sweep => ({
  name: 'mesures_mensuelles',
  every_s: 10,
  run: async (ending) => {
    const { dossiers, clock } = needs;
    const now = clock.now();
    await sweepServed(needs, ending, {
      comptes: await dossiers.accountsDue(now),
      due: (compte) => dossiers.due(compte, now),
      launch: ({ id, echeance }, order) => {
        const command_id = `mensuelle:${id}:${isoDay(echeance)}`;
        return dossiers.carryOut(id, mesurerDeNouveau, { ...order, command_id });
      },
      what: 'monthly measurements',
    });
  },
});
