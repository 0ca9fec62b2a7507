import { createHash } from 'node:crypto';
import type { Tokens } from './callers.ts';

export const TOKEN = 'the token of this test';
export const OPERATOR_TOKEN = 'the token of its operator';

export const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a service of a test asks of its callers. */
export const TOKENS: Tokens = {
  service: 'test',
  tool_sha256: sha256(TOKEN),
  operator_sha256: sha256(OPERATOR_TOKEN),
  callers_sha256: {},
};
