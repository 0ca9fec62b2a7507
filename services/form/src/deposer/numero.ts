import { createHash } from 'node:crypto';
import type { Demande } from './demande.ts';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** The id of what was said on one served form: said again on the same form, it is the same lead. */
export const numeroDe = (formulaire: string, demande: Demande): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify([formulaire, demande]))
    .digest();
  return `l_${Array.from(digest.subarray(0, 20), (byte) => BASE32[byte % 32]).join('')}`;
};
