import { randomBytes } from 'node:crypto';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** An id that nobody can guess or count: the prefix and 20 random base32 signs (100 bits). */
export const opaqueId = (prefix: string): string =>
  `${prefix}_${Array.from(randomBytes(20), (byte) => BASE32[byte % 32]).join('')}`;
