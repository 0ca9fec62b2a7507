import { propose } from '@agence/gesture';
import type { CompteRule } from '../compte.facts.ts';

/** Cuts again the keys that a restored database has open. */
export const recouper: CompteRule<{ hashes: readonly string[]; now: Date }> = (
  state,
  { hashes, now: le },
) => {
  const open = state?.cles.filter(({ hash, cut }) => cut === null && hashes.includes(hash)) ?? [];
  return propose({}, open.length === 0 ? [] : [{ type: 'cles_recoupees', hashes, le }]);
};
