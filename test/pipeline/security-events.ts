import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callerWith, newAccount, someAddress } from '@agence/testing/accounts';
import { sendOnce } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { beforeAll, expect, test } from '@jest/globals';
import { linkOf, signedIn } from '../outside/console.ts';
import { envoyer } from '../outside/orders.ts';
import { collector, system } from './observed.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

let account: Awaited<ReturnType<typeof newAccount>>;
beforeAll(async () => {
  account = await newAccount(system);
});

type Line = { readonly security?: string; readonly from?: string };

/** Lines of security that name a caller, or are of an event that has none. */
async function linesOf(event: string, from?: string): Promise<readonly Line[]> {
  const folder = join(system.data, 'logs');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes(`"security":"${event}"`))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => from === undefined || line.from === from);
}

const post = (path: string, from: string, body = '', more = {}) =>
  sendOnce(system.base_url, {
    ...{ method: 'POST', path, body },
    headers: { 'x-forwarded-for': from, ...more },
  });

const CAUSES: Readonly<Record<string, (from: string) => Promise<unknown>>> = {
  key_refused: (from) =>
    callerWith(system, 'ag_inconnue').send({ path: 'compte/', headers: { 'x-forwarded-for': from } }),
  signature_refused: (from) =>
    sendOnce(system.base_url, { path: '/d/k1.d_x.y.z', headers: { 'x-forwarded-for': from } }),
  csrf_refused: (from) => post('/console/entrer/', from),
  sign_in_asked: (from) => post('/console/entrer/', from, 'adresse=a%40b.example', SAME_ORIGIN),
  sign_in_opened: async (from) => post(await linkOf(account, undefined, system), from, '', SAME_ORIGIN),
  sign_in_refused: (from) => post('/console/entrer/jeton-inconnu/', from, '', SAME_ORIGIN),
  limit_reached: async (from) => {
    for (let i = 0; i < 21; i += 1)
      await post('/lead/', from, `entreprise=F${i}&email=f%40example.com`, SAME_ORIGIN);
  },
};

test.each(Object.entries(CAUSES))('%s: one line that names the caller', async (event, cause) => {
  const from = someAddress();
  await cause(from);
  const lines = await until(
    () => linesOf(event, from),
    (all) => all.length > 0,
  );
  expect(lines).toHaveLength(1);
});

test('a change by an operator, and an order of who may not order, each one line', async () => {
  const { badge } = (await account.agence.post('badge/', { confirmer: true })).body as { badge: string };
  await envoyer(system, { de: 'mallory@ailleurs.example', a: badge, texte: 'Mon compte' });
  expect(
    await until(
      () => linesOf('order_unproved'),
      (all) => all.length > 0,
    ),
  ).toHaveLength(1);
  const before = (await linesOf('operator_change')).length;
  await system.operate('accounts', 'pause', account.slug);
  const after = await until(
    () => linesOf('operator_change'),
    (all) => all.length > before,
  );
  expect(after).toHaveLength(before + 1);
  await system.operate('accounts', 'resume', account.slug);
});

test('a form without its token is refused once signed in, and each event was counted', async () => {
  const visitor = await signedIn(account, system);
  expect((await visitor.post('/console/sortir/', { jeton: 'x' })).status).toBe(403);
  const wanted = [...Object.keys(CAUSES), 'operator_change', 'order_unproved'];
  const counted = () =>
    new Set(
      collector
        .points()
        .filter(({ name }) => name === 'agence.security.events')
        .map(({ attributes }) => attributes['agence.security.event']),
    );
  await until(
    async () => counted(),
    (events) => wanted.every((event) => events.has(event)),
  );
});
