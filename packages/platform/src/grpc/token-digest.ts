import { createHash, timingSafeEqual } from 'node:crypto';

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The SHA-256 of a token that callers must send, so that reading the environment does not reveal the token. While the
 * token is being changed: the digests of both, `new,old`.
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
