import { type Decision, type Outcome, propose } from '@agence/gesture';
import type { Correction } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';
import { onClientCorrige } from '../on-client-corrige/on-client-corrige.rule.ts';
import type { Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';
import { type Corrigee, corriger } from './corriger.rule.ts';
import type { Corriger } from './empechement.ts';
import { relacher } from './engager.rule.ts';

/** The verdict is kept whichever way it goes: whoever completes the correction says the same. */
const verdict = (state: Portefeuille, command: Corriger): Decision<Outcome<Corrigee>, PortefeuilleFact> => {
  const decision = corriger(state, command);
  return 'refusal' in decision
    ? propose(decision, [{ type: 'correction_refusee', id: command.id }])
    : propose({ proposal: decision.proposal }, decision.facts);
};

/** Decides a correction that the dossier let in, then tells the dossier. Asked again, by anybody, the verdict is the same. */
export const trancher = async (
  { portefeuilles, dossiers }: Needs,
  { compte, id }: { readonly compte: string; readonly id: string },
  { command_id, site, ...correction }: Correction,
): Promise<Outcome<Corrigee>> => {
  const confirmer = true;
  const decided = await portefeuilles.carryOut(compte, verdict, {
    ...correction,
    command_id,
    confirmer,
    id,
    site: { site },
    en_cours: false,
  });
  if ('refusal' in decided) return decided;
  const outcome = decided.proposal;
  if ('refusal' in outcome) {
    const order = { command_id: `${command_id}:relacher`, confirmer, engagee: command_id };
    await dossiers.carryOut(id, relacher, order);
    return outcome;
  }
  const revision = correction.revision + 1;
  const order = { command_id: `${command_id}:appliquer`, confirmer, compte, revision };
  await dossiers.carryOut(id, onClientCorrige, order);
  return outcome;
};
