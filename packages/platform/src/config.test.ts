import { expect, it } from '@jest/globals';
import { refusal } from './config.ts';
import { OPERATOR_TOKEN, sha256, TOKEN } from './tokens.fixture.ts';

const operators = { OPERATOR_TOKEN_SHA256: sha256(OPERATOR_TOKEN) };

it.each([
  ['a test clock while it is tried', { TEST_CLOCK: true, NODE_ENV: 'development' }, null],
  ['a test clock in production', { TEST_CLOCK: true, NODE_ENV: 'production' }, /^TEST_CLOCK: refused/],
  ['orders to fail in production', { CRASH_POINTS: '/p', NODE_ENV: 'production' }, /^CRASH_POINTS: refused/],
  ['two tokens', { INTERNAL_TOKEN: TOKEN, ...operators }, null],
  [
    'one token for both',
    { INTERNAL_TOKEN: OPERATOR_TOKEN, ...operators },
    /^OPERATOR_TOKEN_SHA256: of the int/,
  ],
  [
    'and while it is changed',
    { INTERNAL_TOKEN: `${TOKEN},${OPERATOR_TOKEN}`, ...operators },
    /^OPERATOR_TOKEN/,
  ],
])('%s', (_, settings, why) =>
  why === null ? expect(refusal(settings)).toBeNull() : expect(refusal(settings)).toMatch(why),
);
