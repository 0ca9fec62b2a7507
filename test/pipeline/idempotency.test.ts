import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const CLE_INVALIDE = 'L’en-tête Idempotency-Key compte de 1 à 255 signes imprimables.';

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared(), { plan: 'agence30' });
});

const post = (path: string, key: string, body: unknown, by = account) =>
  by.agence.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
const someKey = () => `key-${Math.random()}`;
const clientsOf = async (): Promise<number> => {
  const { body } = await account.agence.get('clients/');
  return (body as { clients: unknown[] }).clients.length;
};

describe('the same key and body', () => {
  test('a refusal is given again as it was', async () => {
    const key = someKey();
    const first = await post('clients/', key, { clients: [] });
    const again = await post('clients/', key, { clients: [] });
    expect([first.status, again.status, again.text]).toEqual([422, 422, first.text]);
  });

  test('sent twenty times at once: one is carried out, the others wait or get its answer', async () => {
    const key = someKey();
    const body = { clients: [someEntry()], confirmer: true };
    const before = await clientsOf();
    const all = await Promise.all(Array.from({ length: 20 }, () => post('clients/', key, body)));
    const statuses = new Set(all.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(new Set(all.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1);
    expect(await clientsOf()).toBe(before + 1);
  });
});

describe('another matter', () => {
  test('the same key of another account, or on another path, is another call', async () => {
    const key = someKey();
    const stranger = await newAccount(shared());
    const body = { clients: [someEntry()] };
    const mine = await post('clients/', key, body);
    const theirs = await post('clients/', key, body, stranger);
    const elsewhere = await post('marque/', key, { nom: 'Autre' });
    expect([mine.status, theirs.status, elsewhere.status]).toEqual([200, 200, 200]);
    expect(theirs.text).not.toBe(mine.text);
  });

  test.each([
    ['', 422],
    [' ', 422],
    ['x'.repeat(255), 200],
    ['x'.repeat(256), 422],
    ['clé', 422],
  ])('the key %j is answered %i', async (key, status) => {
    const answer = await post('clients/', Buffer.from(key).toString('latin1'), { clients: [someEntry()] });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body).toEqual({ erreur: CLE_INVALIDE });
  });
});
