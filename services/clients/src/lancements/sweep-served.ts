import { opaqueId } from '@agence/platform/process/opaque-id';
import { unlessEnding } from '@agence/platform/process/sweeper';
import { goesOn } from '@agence/platform/store/rests';
import { unix } from '@agence/words/paris';
import { isServi, type Needs } from '../needs.ts';
import type { Limites } from '../portefeuille/portefeuille.ts';

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
    ...{ confirmer: true, actif, servi: true, questions_par_client },
    ...{ mesure: opaqueId('m'), now, now_ts: unix(now) },
  }) as const;

/** Launches what is due, account by account; clients of an unserved account rest until it is served. */
export async function sweepServed<D extends { readonly id: string }>(
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
