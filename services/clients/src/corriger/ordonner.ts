import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '@agence/gesture';
import type { Needs } from '../needs.ts';
import type { Corrigee } from './corriger.rule.ts';
import type { Corriger } from './empechement.ts';
import { engager } from './engager.rule.ts';
import { trancher } from './trancher.ts';

/** What whoever ordered another correction usually needs to have it decided. */
const PATIENCE_MS = 60;

type Ordre = {
  readonly compte: string;
  readonly command_id: string;
  readonly command: Corriger;
  /** Another correction, let in before and still there, is decided here: whoever ordered it may be gone. */
  readonly aider: boolean;
};

/** Decided, or to be looked at again: something else came first, and `outcome` is why, if that was a refusal. */
type Ordonnee =
  | { readonly tranche: true; readonly outcome: Outcome<Corrigee> }
  | { readonly tranche: false; readonly outcome: Outcome<Corrigee> | undefined };

/** Has a correction let in and decided, unless another one was let in before it. */
export const ordonner = async (needs: Needs, ordre: Ordre): Promise<Ordonnee> => {
  const { compte, command_id, command, aider } = ordre;
  const { id, site: lu, en_cours: _, ...asked } = command;
  if ('pourquoi' in lu) throw new Error('only what may be corrected is ordered');
  const correction = { ...asked, command_id, site: lu.site };
  const order = { command_id: `${command_id}:engager`, confirmer: true, compte, correction };
  const engaged = await needs.dossiers.carryOut(id, engager, order);
  if ('refusal' in engaged) return { tranche: false, outcome: engaged };
  const { correction: first } = engaged.proposal;
  const mine = first.command_id === command_id;
  if (!mine && !aider) await pause(PATIENCE_MS * (1 + Math.random()));
  if (!mine && !aider) return { tranche: false, outcome: undefined };
  const outcome = await trancher(needs, { compte, id }, first);
  return mine ? { tranche: true, outcome } : { tranche: false, outcome: undefined };
};
