import { createHash, timingSafeEqual } from 'node:crypto';

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * A setting of this kind is all that a service knows of a token that it asks for, so that nobody who reads its environment
 * has the token: the SHA-256 of one token, or of the new one and the old one, `new,old`, while it is being changed.
 */
const digestsIn = (setting: string): readonly Buffer[] =>
  setting.split(',').map((digest) => Buffer.from(digest, 'hex'));

export const isTokenDigest = (setting: string): boolean =>
  setting.split(',').every((digest) => /^[0-9a-f]{64}$/i.test(digest)) &&
  !digestsIn(setting).some((digest) => digest.equals(digestOf('')));

/** Tells whether a digest is one of those in the setting. */
export const digestMatcher = (setting: string): ((digest: Buffer) => boolean) => {
  const digests = digestsIn(setting);
  return (digest) => digests.some((known) => timingSafeEqual(digest, known));
};
