import { openMongo } from '@agence/platform/store/mongo';
import { type Account, someSlug } from '@agence/testing/accounts';
import { everythingKept } from '@agence/testing/everything-kept';
import { keptMails } from '@agence/testing/fakes/mail';
import { paymentSignature } from '@agence/testing/fakes/payment';
import { sendOnce } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { launch, readyClient, someEntry, untilMesure } from '../outside/client.ts';
import { iso } from '../outside/days.ts';
import { sendForm, someRequest } from '../outside/lead.ts';
import { type Ecrit, envoi, orderer } from '../outside/orders.ts';
import { invoice, SECRET } from '../outside/payment.ts';
import { system } from './own-servers.ts';

const ALL = ['accounts', 'billing', 'clients', 'form', 'mail', 'measurement'];

let person: { readonly account: Account; readonly de: string; readonly a: string };

/** What these services keep. */
const rowsOf = async (services: readonly string[]) =>
  Object.fromEntries(
    Object.entries(await everythingKept(system)).filter(([name]) =>
      services.some((service) => name.startsWith(`agence_${service}/`)),
    ),
  );
const heldNow = async () =>
  ((await system.operate('restore', 'show').catch(() => [])) as readonly { service: string }[])
    .map(({ service }) => service)
    .toSorted();

const TAKEN = 'taken';
/** What the door of orders answers, once it stands open. */
const told = (order: Ecrit): Promise<string> =>
  until(
    () => envoi(system, order).then(() => TAKEN, String),
    (answer) => !answer.includes('ECONNREFUSED'),
  );

/** Their databases count less than the bus has seen, as a copy put back does: they end, and start held. What they keep then. */
async function putBack(services: readonly string[]) {
  // A process that is held already does not end.
  const heldBefore = await heldNow();
  const ending = services.filter((service) => !heldBefore.includes(service));
  const pids = async () => ending.map((service) => system.run().services[service]?.pid);
  const before = await pids();
  const { client } = openMongo(system.run().mongodb.url, 'admin');
  for (const service of services)
    await client
      .db(`agence_${service}`)
      .collection('platform')
      .updateOne({ _id: 'water' } as object, { $inc: { beat: -1_000 } });
  await client.close();
  await until(pids, (now) => now.every((pid, i) => pid !== before[i]));
  await until(heldNow, (held) => services.every((one) => held.includes(one)));
  return rowsOf(services);
}

test('mail, held alone, sends nothing for who is not, and takes no order, to whatever address', async () => {
  person = await orderer(system);
  const { account, de, a } = person;
  const client = await readyClient(account, someEntry());
  await launch(account, client);
  await untilMesure(account, client, 'faite');
  const before = await putBack(['mail']);
  for (const to of [a, `commandes+${someSlug()}@mesure.test`])
    expect(await told({ de, a: to, texte: 'Aide' })).toMatch(/\b451\b/);
  const { status, body } = await account.agence.post(`clients/${client}/audit/`);
  expect([status, body]).toEqual([200, expect.objectContaining({ email_envoye: false })]);
  expect(await rowsOf(['mail'])).toEqual(before);
  expect(await keptMails(system.data, 'audit_pret-')).toEqual([]);
});

test('held together they take nothing, write nothing and answer readers', async () => {
  const before = await putBack(ALL);
  const { agence } = person.account;
  const card = invoice(`cus_${someSlug()}`, iso(30), 'price_15');
  const paid = () =>
    sendOnce(system.base_url, {
      ...{ method: 'POST', path: '/interne/paiement/', body: card },
      headers: { 'content-type': 'application/json', 'stripe-signature': paymentSignature(card, SECRET) },
    });
  // Begun anew, billing may not be connected to yet: that is a 503 of two seconds.
  const answer = await until(paid, ({ headers }) => headers['retry-after'] !== '2');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '300']);
  expect((await sendForm(system.base_url, someRequest())).status).toBe(503);
  expect((await agence.get('clients/')).status).toBe(200);
  expect(await heldNow()).toEqual(ALL);
  expect(await rowsOf(ALL)).toEqual(before);
});

test('once they are accepted, an order is taken and what waited leaves', async () => {
  await system.operate('restore', 'accept', '--why', 'test');
  const { de, a } = person;
  await until(
    () => told({ de, a, texte: 'Aide' }),
    (answer) => answer === TAKEN,
  );
  await until(
    () => keptMails(system.data, 'audit_pret-'),
    ({ length }) => length === 1,
  );
  await until(
    () => sendOnce(system.base_url, { path: '/health/' }),
    ({ text }) => text === '{"ok":true}',
  );
});
