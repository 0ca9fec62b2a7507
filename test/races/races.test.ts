import { type Account, newAccount } from '@agence/testing/accounts';
import type { Agency, Reply } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import {
  cellsOf,
  entries,
  livrablesOf,
  measuredClient,
  place,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
} from '../outside/client.ts';
import { shared } from '../outside/system.ts';

/** Sends the same gesture many times at once, through all gateways in turn. */
const atOnce = (
  count: number,
  account: Account,
  ask: (by: Agency, i: number) => Promise<Reply>,
): Promise<Reply[]> => {
  const { gateways } = shared();
  expect(gateways.length).toBeGreaterThan(1);
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      ask(account.agence.through(gateways[i % gateways.length] ?? ''), i),
    ),
  );
};

const COMPLET = 'Il ne reste plus de place : retirez un client ou changez de formule.';
const DEJA_CLIENT = 'Ce site est déjà celui d’un client actif de votre compte.';
const DEJA_LANCEE = 'La mesure est déjà lancée : ses questions ne changent plus.';
const DEJA_RETIRE = 'Ce client est déjà retiré.';

/** One of them was accepted and each other one told why not. */
const oneAccepted = (answers: readonly Reply[], erreur: string): void => {
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refused).toHaveLength(answers.length - 1);
  for (const { body } of refused) expect(body).toEqual({ erreur });
};

describe('the last place', () => {
  test('fifty callers over two gateways: one is accepted', async () => {
    const account = await newAccount(shared());
    await place(account, ...entries(4));
    const answers = await atOnce(50, account, (by) =>
      by.post('clients/', { clients: [someEntry()], confirmer: true }),
    );
    oneAccepted(answers, COMPLET);
    const { clients, places_restantes } = (await account.agence.get('compte/')).body as {
      clients: { id: string }[];
      places_restantes: number;
    };
    expect([clients.length, places_restantes]).toEqual([5, 0]);
  });

  test('twenty callers with three clients each never pass the ceiling', async () => {
    const account = await newAccount(shared(), { plan: 'agence15' });
    const answers = await atOnce(20, account, (by) =>
      by.post('clients/', { clients: entries(3), confirmer: true }),
    );
    const placed = answers.flatMap(({ body }) => (body as { poses?: { id: string }[] }).poses ?? []);
    const { clients } = (await account.agence.get('compte/')).body as { clients: { id: string }[] };
    expect(clients.map(({ id }) => id)).toEqual(expect.arrayContaining(placed.map(({ id }) => id)));
    expect([clients.length, placed.length]).toEqual([15, 15]);
  });

  test('the same site twenty times at once is one client', async () => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const answers = await atOnce(20, account, (by) =>
      by.post('clients/', { clients: [entry], confirmer: true }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = answers.map(({ body }) => body as { poses: object[]; refuses: object[] });
    expect(bodies.filter(({ poses }) => poses.length === 1)).toHaveLength(1);
    for (const { refuses } of bodies.filter(({ poses }) => poses.length === 0))
      expect(refuses).toEqual([{ quoi: entry.entreprise, pourquoi: DEJA_CLIENT }]);
    expect((await account.agence.get('compte/')).body).toMatchObject({ clients: { length: 1 } });
  });

  test('a removed client that twenty take back at once takes one place', async () => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const id = await measuredClient(account, entry);
    await place(account, ...entries(4));
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    const answers = await atOnce(20, account, (by) =>
      by.post('clients/', { clients: [entry], confirmer: true }),
    );
    const back = answers.filter(({ body }) => (body as { poses?: object[] }).poses?.length === 1);
    expect(back).toHaveLength(1);
    expect((await account.agence.get('compte/')).body).toMatchObject({
      places_restantes: 0,
      places_tenues: [],
      clients: { length: 5 },
    });
  });
});

describe('one launch', () => {
  test('twenty at once: one is accepted, one measurement is made', async () => {
    const account = await newAccount(shared());
    const id = await readyClient(account);
    const { questions } = await questionsOf(account, id);
    await account.agence.post(`clients/${id}/questions/`, { retirer: questions.slice(1).map(({ n }) => n) });
    const answers = await atOnce(20, account, (by) => by.post(`clients/${id}/questions/`, { lancer: true }));
    oneAccepted(answers, DEJA_LANCEE);
    await untilMesure(account, id, 'faite');
    // 3 models × 7 repeats, one question.
    expect(await cellsOf(shared(), account)).toEqual([{ done: 21 }]);
    const reports = (await livrablesOf(account, id)).filter(({ genre }) => genre === 'rapport');
    expect(reports).toHaveLength(1);
  });

  test('adjusting and launching at once: what was launched is what is shown', async () => {
    const account = await newAccount(shared());
    const id = await readyClient(account);
    const answers = await atOnce(20, account, (by, i) =>
      by.post(`clients/${id}/questions/`, i % 4 === 3 ? { lancer: true } : { retirer: [(i % 9) + 2] }),
    );
    expect(answers.filter(({ body }) => (body as { mesure_lancee?: boolean }).mesure_lancee)).toHaveLength(1);
    const measured = await untilMesure(account, id, 'faite');
    const asked = measured.etats.map(({ n }) => n).toSorted((a, b) => a - b);
    expect(measured.questions.map(({ n }) => n)).toEqual(expect.arrayContaining(asked));
    const [measurement = {}] = await cellsOf(shared(), account);
    const cells = Object.values(measurement).reduce((sum, count) => sum + count, 0);
    expect(cells).toBe(21 * measured.questions.length);
  });
});

describe('one removal', () => {
  test('twenty at once: one is accepted', async () => {
    const account = await newAccount(shared());
    const id = await readyClient(account);
    const answers = await atOnce(20, account, (by) => by.post(`clients/${id}/retirer/`, { confirmer: true }));
    oneAccepted(answers, DEJA_RETIRE);
  });

  test('launching and removing at once: a place is held exactly when something was launched', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await newAccount(shared());
      const id = await readyClient(account);
      const [launch, removal] = await atOnce(2, account, (by, i) =>
        i === 0
          ? by.post(`clients/${id}/questions/`, { lancer: true })
          : by.post(`clients/${id}/retirer/`, { confirmer: true }),
      );
      expect(removal?.status).toBe(200);
      const launched = launch?.status === 200;
      expect([200, 409]).toContain(launch?.status);
      expect((await account.agence.get('compte/')).body).toMatchObject({
        clients: [],
        places_restantes: launched ? 4 : 5,
        places_tenues: { length: launched ? 1 : 0 },
      });
    }
  });
});
