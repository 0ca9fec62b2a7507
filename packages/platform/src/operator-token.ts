import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metadata } from '@grpc/grpc-js';

/** Beside that of the internal token, which is sent too: a service of the release before asks for that one alone. */
const HEADER = 'x-operator-token';

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a method, `/package.Service/Method`, is for who runs the service: the name of its service says so. */
export const isForOperators = (path: string): boolean => path.split('/')[1]?.endsWith('Operator') === true;

/**
 * `OPERATOR_TOKEN_SHA256` is what a service knows of the operator's token, so that nobody who reads its environment can
 * be one: the digest of one token, or of the new one and the old one, `new,old`, while it is being changed.
 */
const digestsIn = (setting: string): readonly Buffer[] =>
  setting.split(',').map((digest) => Buffer.from(digest, 'hex'));

export const isOperatorDigest = (setting: string): boolean =>
  setting.split(',').every((digest) => /^[0-9a-f]{64}$/i.test(digest)) &&
  !digestsIn(setting).some((digest) => digest.equals(digestOf('')));

/** Whether the setting is of this token. */
export const isOperatorToken = (token: string, setting: string): boolean => {
  const digest = digestOf(token);
  return digestsIn(setting).some((known) => timingSafeEqual(digest, known));
};

/** Whether a call carries the operator's token. */
export const carriesOperatorToken = (metadata: Metadata, setting: string): boolean =>
  isOperatorToken(String(metadata.get(HEADER)[0] ?? ''), setting);

/** Puts the operator's token on a call. */
export const putOperatorToken = (metadata: Metadata, token: string): void => metadata.set(HEADER, token);
