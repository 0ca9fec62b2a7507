import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret of 256 random bits, and the hash that is stored. */
export const drawSecret = (): { readonly secret: string; readonly hash: string } => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
};
