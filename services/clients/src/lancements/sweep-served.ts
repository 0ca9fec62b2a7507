import { opaqueId } from '@agence/platform/opaque-id';
import { goesOn } from '@agence/platform/rests';
import { unlessEnding } from '@agence/platform/sweeper';
import { unix } from '@agence/words/paris';
import { isServi, type Needs } from '../needs.ts';
import type { Limites } from '../portefeuille/portefeuille.ts';

/** What launching a client asks for, whoever launches it. */
type Order = ReturnType<typeof orderOf>;

type Work<D> = {
  readonly comptes: readonly string[];
  readonly due: (compte: string) => Promise<readonly D[]>;
  readonly launch: (one: D, order: Order) => Promise<unknown>;
  /** What is launched, in the words of the log. */
  readonly what: string;
};

const orderOf = (now: Date, actif: boolean, { questions_par_client }: Limites) =>
  ({
    ...{ confirmer: true, actif, servi: true, questions_par_client },
    ...{ mesure: opaqueId('m'), now, now_ts: unix(now) },
  }) as const;

/** Launches what is due, account by account; the clients of one that is not served rest until it is. */
export async function sweepServed<D extends { readonly id: string }>(
  needs: Needs,
  ending: Parameters<typeof unlessEnding>[0],
  { comptes, due, launch, what }: Work<D>,
): Promise<void> {
  for (const compte of unlessEnding(ending, comptes)) {
    try {
      if (!(await goesOn(needs.dossiers.rests, compte, (one) => isServi(needs, one)))) continue;
      for (const one of unlessEnding(ending, await due(compte))) {
        const { state } = await needs.portefeuilles.read(compte);
        const actif = state.clients.some((client) => client.id === one.id && client.actif);
        await launch(one, orderOf(needs.clock.now(), actif, state.limites));
      }
    } catch (fault) {
      needs.log.warn({ compte, fault: String(fault) }, `${what} of this account wait for the next sweep`);
    }
  }
}
