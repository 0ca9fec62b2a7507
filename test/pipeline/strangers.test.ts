import { type Account, newAccount } from '@agence/testing/accounts';
import { exampleOf } from '@agence/testing/described';
import { beforeAll, expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { AGENCY, nameOf, TWO_STEPS, urlOf } from '../outside/contract.ts';
import { CLIENT_INCONNU } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

const ROUTES = AGENCY.filter(({ path }) => path.includes('{id}')).map((row) => [nameOf(row), row] as const);

const NOBODYS = [
  ...['c_aaaaaaaaaaaaaaaaaaaa', 'x', '..%2f..%2fcompte', '%ff%fe', '$where'],
  // A very long text.
  'c'.repeat(4000),
];

let account: Account;
let other: Account;
let foreign: string;
beforeAll(async () => {
  [account, other] = await Promise.all([newAccount(shared()), newAccount(shared())]);
  [foreign = ''] = await place(other, someEntry());
});

test.each(ROUTES)(
  '%s answers the same for ids that nobody has and for the client of another',
  async (_, row) => {
    for (const id of [...NOBODYS, foreign]) {
      const path = row.path.replace('{id}', id);
      const body = row.method === 'POST' ? exampleOf(urlOf(row)) : {};
      const { status, body: refused } = await (row.method === 'POST'
        ? account.agence.post(path, TWO_STEPS.includes(nameOf(row)) ? { ...body, confirmer: true } : body)
        : account.agence.get(path));
      expect([id, status, refused]).toEqual([id, 404, { erreur: CLIENT_INCONNU }]);
    }
  },
);

test('the client of another stays as it is', async () => {
  const { body } = await other.agence.get('clients/');
  expect(body).toMatchObject({ clients: [{ id: foreign, ville: 'Lyon', actif: true }] });
});
