import { expect, it } from '@jest/globals';
import { isWeakSecret } from './weak-secret.ts';

it.each([
  ['', true],
  ['a', true],
  ['a'.repeat(16), true],
  ['0123456'.repeat(9), true],
  ['0123456789abcde', true],
  ['0123456789abcdef', false],
  ['3f9c0b7d5e2a48163f9c0b7d5e2a4816', false],
])('%s: %s', (secret, expected) => expect(isWeakSecret(secret)).toBe(expected));
