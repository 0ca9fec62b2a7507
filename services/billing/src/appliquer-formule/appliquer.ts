import { isTransient } from '@agence/platform/process/faults';
import { momentOf, type Needs } from '../needs.ts';
import { planDe } from '../plans.ts';
import { appliquerFormule } from './appliquer-formule.rule.ts';

/** First the portfolio sets the new limits or refuses them, then the plan is recorded. Every step is idempotent. */
export const appliquer = async (needs: Needs, compte: string): Promise<void> => {
  const { facturations, clients } = needs;
  const { state, version } = await facturations.read(compte);
  const vers = state?.formule_payee ?? null;
  if (vers === null) return;
  const command_id = `formule:${compte}:${version}`;
  const ordre = { compte, command_id, confirmer: true };
  const { result } = await clients.fixerLimites({ ordre, limites: { ...planDe(vers), version } });
  if (result === undefined) throw new Error('a reply without a result');
  // The portfolio has newer limits: the process that set them also records the plan.
  if (result.$case === 'limites' && result.value.version > version) return;
  const command = { vers, fits: result.$case === 'limites', ...momentOf(needs) };
  await facturations.carryOut(compte, appliquerFormule, { ...command, command_id, confirmer: true });
};

/** The same for a waiting caller. `en cours` when the portfolio is away: the reaction to the payment applies it later. */
export const appliquerAussitot = async (needs: Needs, compte: string, vers: string | null) => {
  await appliquer(needs, compte).catch((fault: unknown) => {
    if (!isTransient(fault)) throw fault;
  });
  const { state } = await needs.facturations.read(compte);
  const plan = state?.plan ?? '';
  if (vers === null) return { plan, formule: undefined };
  if (state?.formule_payee === vers) return { plan, formule: 'en cours' };
  return { plan, formule: plan === vers ? 'appliquée' : 'gardée' };
};
