import { timingSafeEqual } from 'node:crypto';
import type { Metadata } from '@grpc/grpc-js';

const HEADER = 'x-internal-token';

/**
 * `INTERNAL_TOKEN` is one token, or the new one and the old one, `new,old`, while it is being changed: every process
 * accepts both and sends the first.
 */
export const tokensIn = (setting: string): readonly string[] => setting.split(',');

export const isInternalToken = (setting: string): boolean =>
  tokensIn(setting).every((token) => /^[\x20-\x7e]{16,}$/.test(token));

const same = (sent: Buffer, wanted: Buffer): boolean =>
  sent.length === wanted.length && timingSafeEqual(sent, wanted);

/** Whether a call carries one of the tokens. */
export const carriesToken = (metadata: Metadata, setting: string): boolean => {
  const sent = Buffer.from(String(metadata.get(HEADER)[0] ?? ''));
  return tokensIn(setting).some((token) => same(sent, Buffer.from(token)));
};

/** Puts the token on a call. */
export const putToken = (metadata: Metadata, setting: string): void =>
  metadata.set(HEADER, tokensIn(setting)[0] ?? '');
