import { declines } from '@agence/reading/refusal';
import type { Outcome } from './port.ts';

export type Invalid = 'vide' | 'tronquée' | 'refus' | 'filtrée' | 'échec';
export type Validity = { valid: true } | { valid: false; why: Invalid };

const invalid = (why: Invalid): Validity => ({ valid: false, why });

/** Whether an outcome counts in the denominator: the answer is not empty, cut or a refusal. */
export const validity = (outcome: Outcome): Validity => {
  if (outcome.kind !== 'answer') return invalid('échec');
  if (outcome.finish === 'refusal') return invalid('refus');
  if (outcome.finish === 'filtered') return invalid('filtrée');
  if (outcome.text.replace(/[\s\p{P}]+/gu, '') === '') return invalid('vide');
  if (outcome.finish === 'length') return invalid('tronquée');
  return declines(outcome.text) ? invalid('refus') : { valid: true };
};
