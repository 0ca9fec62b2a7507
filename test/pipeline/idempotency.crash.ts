import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { type Entry, someEntry } from '../outside/client.ts';
import { whileFrozen } from '../outside/frozen.ts';
import { points, system } from './struck.ts';

const EN_COURS = 'L’appel de cette Idempotency-Key est encore en cours\u00a0: attendez sa réponse.';

type Placing = { readonly account: Account; readonly entry: Entry };

const placing = async (): Promise<Placing> => ({ account: await newAccount(system), entry: someEntry() });

/** The same call each time: same account, key and body. */
const send = ({ account, entry }: Placing, gateway: number): Promise<Reply> =>
  account.agence.through(system.gateways[gateway] ?? '').send({
    method: 'POST',
    path: 'clients/',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
    body: JSON.stringify({ clients: [entry], confirmer: true }),
  });

const clientsOf = async ({ account }: Placing): Promise<readonly string[]> =>
  ((await account.agence.get('clients/')).body as { clients: { id: string }[] }).clients.map(({ id }) => id);

const answered = (one: Placing, gateway = 0): Promise<Reply> =>
  until(
    () => send(one, gateway),
    ({ status }) => status !== 409 && status !== 503,
  );

test('while a call is still running, the same call is asked to wait for it', async () => {
  const one = await placing();
  const both = await whileFrozen(system.run().services['clients']?.pid, () =>
    Promise.all([send(one, 0), send(one, 1)]),
  );
  // The second call is refused at once. The first one does not end in time.
  const [waits, away] = both.toSorted((a, b) => a.status - b.status);
  expect([waits?.status, waits?.body, away?.status]).toEqual([409, { erreur: EN_COURS }, 503]);
  const { status, text } = await answered(one, 1);
  expect([status, await clientsOf(one)]).toMatchObject([200, { length: 1 }]);
  expect((await answered(one)).text).toBe(text);
});

test.each(['before', 'after'])(
  'a gateway that dies %s it keeps the answer to what was done: the same call elsewhere gets that answer, and nothing is done twice',
  async (when) => {
    const one = await placing();
    await writeFile(join(points, 'orders', `die@gateway:idempotency.updateOne:${when}`), '');
    expect(await send(one, 1).catch(() => null)).toBeNull();
    const done = await clientsOf(one);
    const { status, text, body } = await answered(one);
    expect([status, body]).toMatchObject([200, { confirme: true, poses: [{ id: done[0] }] }]);
    // Placed anew, it would be refused as already there, or another one.
    expect([done.length, await clientsOf(one)]).toEqual([1, done]);
    expect((await send(one, 0)).text).toBe(text);
  },
);
