import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, callerWith, newAccount } from '@agence/testing/accounts';
import { send, sendOnce } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import {
  cellsOf,
  launch,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
  untilPage,
} from '../outside/client.ts';
import { type ScriptedAi, startScriptedAi } from '../outside/scripted-ai.ts';
import { ownSystem, READ_BY_MODEL } from '../outside/system.ts';

jest.setTimeout(300_000);

/** One question, two models, ten repeats. */
const CALLS = 20;

type HeldService = {
  readonly service: string;
  readonly older_by_s: number;
  readonly will: readonly string[];
};

let data: string;
let ai: ScriptedAi;
let system: OwnSystem;
/** The provider turns every answer away: throttled, so that calls wait. */
let busy: boolean;
let paid: Record<string, number>;
const answering = (ville: string) =>
  ai.answer(ville, () => {
    if (busy) return { status: 429 };
    paid[ville] = (paid[ville] ?? 0) + 1;
    return 'Je vous conseille **Maison Brunel**.';
  });

const start = async () => {
  system = await ownSystem({ data, env: { ...ai.env, ...READ_BY_MODEL, TRUSTED_HOPS: '1' } });
};
const STORES = ['mongodb', 'nats'] as const;
const copyOf = (store: string) => join(data, `copy of ${store}`);
const putBack = async (store: string) => {
  await rm(join(data, store), { recursive: true });
  await cp(copyOf(store), join(data, store), { recursive: true });
};
const now = (account: Account): Account => ({ ...account, agence: callerWith(system, account.key) });
const health = async () => JSON.parse((await send(system.base_url, { path: '/health/' })).text);
/** A client whose measurement waits for a provider that is busy. */
const launched = async (agency: Account, ville: string): Promise<string> => {
  const client = await readyClient(agency, someEntry({ ville }));
  await launch(agency, client);
  await until(
    () => cellsOf(system, agency),
    ([cells]) => cells?.['todo'] === CALLS,
  );
  return client;
};
const held = () => system.operate('restore', 'show') as Promise<readonly HeldService[]>;

/** Its report and its page are written: no call of its measurement is still to come. */
const untilOver = async (account: Account, client: string): Promise<void> => {
  await untilMesure(account, client, 'faite');
  await untilPage(account, client);
};

beforeAll(async () => {
  [busy, paid] = [true, {}];
  data = await mkdtemp(join(tmpdir(), 'agence-restored-'));
  ai = await startScriptedAi();
  for (const ville of ['Dijon', 'Nancy']) answering(ville);
  await start();
});
afterAll(async () => {
  await system.stop();
  await ai.stop();
  await rm(data, { recursive: true, force: true });
});

test('a database put back from an older copy, without the bus and with it, is held until a person accepts it: no call is made again, no cut key opens', async () => {
  const [cut, agency] = await Promise.all([newAccount(system), newAccount(system)]);
  const client = await launched(agency, 'Dijon');
  await system.stop();
  for (const store of STORES) await cp(join(data, store), copyOf(store), { recursive: true });

  // What the copy does not know: calls are answered, another client is placed, a key is cut.
  busy = false;
  await start();
  await untilOver(now(agency), client);
  const lost = await readyClient(now(agency), someEntry({ ville: 'Nancy' }));
  await launch(now(agency), lost);
  await untilOver(now(agency), lost);
  expect((await now(cut).agence.post('cles/revoquer/', {})).status).toBe(200);
  const before = { ...paid };
  expect(before['Dijon']).toBeGreaterThanOrEqual(CALLS);

  await system.stop();
  await putBack('mongodb');
  await start();

  // Held: read, not written.
  expect(await health()).toEqual({ ok: false, restauration: true });
  expect((await now(cut).agence.get('clients/')).status).toBe(403);
  const { agence } = now(agency);
  expect((await agence.get('clients/')).status).toBe(200);
  expect((await questionsOf(now(agency), client)).mesure).toBe('en cours');
  expect((await agence.post('clients/', { clients: [someEntry()] })).status).toBe(200);
  const refused = await sendOnce(system.base_url, {
    ...{ method: 'POST', path: '/agence/v1/marque/' },
    headers: { 'x-api-key': agency.key, 'content-type': 'application/json' },
    body: JSON.stringify({ nom: 'Autre', confirmer: true }),
  });
  expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.text)]).toEqual([
    503,
    '300',
    {
      erreur:
        'Une copie plus ancienne de nos données vient d’être remise en place et se vérifie\u00a0: rien n’est modifié en attendant. Les lectures continuent\u202f; renvoyez cet appel plus tard.',
    },
  ]);
  await expect(system.operate('tasks', 'run', 'cellules')).rejects.toThrow();

  const shown = await held();
  expect(shown.map(({ service }) => service).toSorted()).toEqual([
    'accounts',
    'billing',
    'clients',
    'form',
    'mail',
    'measurement',
  ]);
  for (const { older_by_s } of shown) expect(older_by_s).toBeGreaterThan(0);
  const said = shown.flatMap(({ will }) => will);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^the key ….{4} of ${cut.slug} was cut after the copy`),
      expect.stringMatching(`\\(${agency.slug}\\): ${CALLS} calls left after the copy; they become unknown`),
      expect.stringMatching(/^\d+ calls left for what was begun after the copy/),
    ]),
  );
  expect(paid).toEqual(before);

  await system.operate('restore', 'accept', '--why', 'test');
  expect(await held()).toEqual([]);
  await untilMesure(now(agency), client, 'en échec');
  expect(await cellsOf(system, agency)).toEqual([{ indeterminate: CALLS }]);
  expect(paid).toEqual(before);
  expect((await now(cut).agence.get('clients/')).status).toBe(403);
  expect(await system.operate('keys', 'list', cut.slug)).toMatchObject([{ cut_ts: expect.any(Number) }]);
  expect((await agence.post('marque/', { nom: 'Autre', confirmer: true })).status).toBe(200);
  await until(health, ({ ok }) => ok === true);
  expect(await system.operate('parked', 'list')).toEqual([]);

  // Together with the bus, it is held by what the data folder remembers.
  await system.stop();
  for (const store of STORES) await putBack(store);
  await start();
  expect(await health()).toEqual({ ok: false, restauration: true });
  expect((await now(cut).agence.get('clients/')).status).toBe(403);
  expect((await held()).flatMap(({ will }) => will)).toEqual(
    expect.arrayContaining([
      'the bus is older as well: which calls left after it is not known',
      expect.stringMatching(`\\(${agency.slug}\\): ${CALLS} calls may have left after the copy`),
      expect.stringMatching(`^the key ….{4} of ${cut.slug} was cut after the copy`),
    ]),
  );
  await system.operate('restore', 'accept');
  await untilMesure(now(agency), client, 'en échec');
  expect(await cellsOf(system, agency)).toEqual([{ indeterminate: CALLS }]);
  expect(paid).toEqual(before);
  expect((await now(cut).agence.get('clients/')).status).toBe(403);
});
