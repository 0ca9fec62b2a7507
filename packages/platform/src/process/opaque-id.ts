import { randomBytes } from 'node:crypto';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** The prefix and 20 characters of base32 (100 bits): random, so that ids cannot be guessed or counted, or from `bytes`. */
export const opaqueId = (prefix: string, bytes: Uint8Array = randomBytes(20)): string =>
  `${prefix}_${Array.from(bytes.subarray(0, 20), (byte) => BASE32[byte % 32]).join('')}`;
