import { callerWith } from '@agence/testing/accounts';
import { agency } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import { CLE_REFUSEE, SANS_CLE } from './sentences.ts';
import { shared } from './system.ts';

/** What every agency route answers to who holds no key that opens it. */
export function closedDoor(method: 'GET' | 'POST', path: string): void {
  const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};

  describe('401', () => {
    test('without a key', async () => {
      const { status, body: said } = await agency(shared().base_url, {}).send({ method, path, ...body });
      expect([status, said]).toEqual([401, { erreur: SANS_CLE }]);
    });
  });

  describe('403', () => {
    test('with a key that nobody granted', async () => {
      const caller = callerWith(shared(), 'ag_inconnue');
      const { status, body: said } = await caller.send({ method, path, ...body });
      expect([status, said]).toEqual([403, { erreur: CLE_REFUSEE }]);
    });
  });
}

/** What every route under a client's id answers when the client is not on the calling account. */
export const STRANGERS: readonly (readonly [string, string])[] = [
  ['an id that nobody has', 'c_aaaaaaaaaaaaaaaaaaaa'],
  ['a text that is no id', 'x'],
  ['an encoded path', '..%2f..%2fcompte'],
  ['a text that is no UTF-8', '%ff%fe'],
  ['an operator of the database', '$where'],
  ['a very long text', 'c'.repeat(4000)],
];
