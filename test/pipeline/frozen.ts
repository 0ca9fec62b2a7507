import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { type Account, newAccount } from '@agence/testing/accounts';
import { sendOnce } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { signedIn } from '../outside/console.ts';
import { whileFrozen } from '../outside/frozen.ts';
import { leadsOf, sendForm, someRequest } from '../outside/lead.ts';
import { system } from './struck.ts';

const accounts = () => Promise.all(Array.from({ length: 8 }, () => newAccount(system)));

const statusesOf = async (told: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(told)).map(({ status }) => status);

const clientsOf = async ({ agence }: Account): Promise<string[]> => {
  const { clients } = (await agence.get('clients/')).body as { clients: { entreprise: string }[] };
  return clients.map(({ entreprise }) => entreprise);
};

/** Places one, which has its turn after whatever waited before it; all that is placed then. */
async function placedAfter(account: Account): Promise<[string, string[]]> {
  const entry = someEntry();
  const placed = () => account.agence.post('clients/', { clients: [entry], confirmer: true });
  await until(placed, ({ status }) => status === 200);
  return [entry.entreprise, await clientsOf(account)];
}

test('what waited in the socket of a frozen service is not done once its caller was told 503', async () => {
  const all = await accounts();
  await whileFrozen(system.run().services['clients']?.pid, async () => {
    const told = all.map(({ agence }) =>
      agence.hasty.post('clients/', { clients: [someEntry()], confirmer: true }),
    );
    expect(new Set(await statusesOf(told))).toEqual(new Set([503]));
  });
  for (const account of all) {
    const [placed, there] = await placedAfter(account);
    expect(there).toEqual([placed]);
  }
});

test('nor by a frozen gateway, once its caller has hung up', async () => {
  const all = await accounts();
  const [, frozen = ''] = system.gateways;
  await whileFrozen(system.run().gateways[1]?.pid, async () => {
    const calls = all.map(({ key }): ClientRequest => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const call = request(`${frozen}/agence/v1/clients/`, { method: 'POST', headers, agent: false });
      call.on('error', () => {}).end(JSON.stringify({ clients: [someEntry()], confirmer: true }));
      return call;
    });
    await Promise.all(calls.map((call) => once(call, 'finish')));
    for (const call of calls) call.destroy();
  });
  // Answered after whatever waited in front of it was begun.
  await until(
    () => sendOnce(frozen, { path: '/health/' }),
    ({ status }) => status === 200,
  );
  for (const account of all) {
    const [placed, there] = await placedAfter(account);
    expect(there).toEqual([placed]);
  }
});

test('nor by a frozen console', async () => {
  const all = await accounts();
  const people = await Promise.all(all.map((account) => signedIn(account, system)));
  const rename = (nom: string) =>
    people.map((one) => one.post('/console/marque/', { nom, etape: 'confirmer' }));
  const nameOf = async ({ agence }: Account) => {
    const proposed = (await agence.post('marque/', { nom: 'Proposé' })).body;
    return (proposed as { actuelle: { nom: string } }).actuelle.nom;
  };
  const names = () => Promise.all(all.map(nameOf));
  const before = await names();
  await whileFrozen(system.run().services['console']?.pid, async () => {
    expect(new Set(await statusesOf(rename('Trop tard')))).toEqual(new Set([503]));
  });
  await Promise.all(people.map((one) => one.get('/console/')));
  expect(await names()).toEqual(before);
  expect(new Set(await statusesOf(rename('À temps')))).toEqual(new Set([200]));
  expect(new Set(await names())).toEqual(new Set(['À temps']));
});

test('nor by a frozen form', async () => {
  const asked = Array.from({ length: 8 }, () => someRequest());
  await whileFrozen(system.run().services['form']?.pid, async () => {
    const told = asked.map((fields) => sendForm(system.base_url, fields));
    expect(new Set(await statusesOf(told))).toEqual(new Set([503]));
  });
  const after = someRequest();
  await until(
    () => sendForm(system.base_url, after),
    ({ status }) => status === 200,
  );
  expect(await leadsOf(system, after)).toHaveLength(1);
  for (const fields of asked) expect(await leadsOf(system, fields)).toEqual([]);
});
