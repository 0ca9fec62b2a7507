import { type Account, newAccount } from '@agence/testing/accounts';
import type { Agency, Reply } from '@agence/testing/http';
import { describe, expect, jest, test } from '@jest/globals';
import {
  type Entry,
  measuredClient,
  place,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
} from './outside/client.ts';
import { shared } from './outside/system.ts';

jest.setTimeout(90_000);

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

const entries = (count: number): Entry[] => Array.from({ length: count }, () => someEntry());

const COMPLET = 'Il ne reste plus de place : retirez un client ou changez de formule.';
const DEJA_CLIENT = 'Ce site est déjà celui d’un client actif de votre compte.';
const DEJA_LANCEE = 'La mesure est déjà lancée : ses questions ne changent plus.';
const DEJA_RETIRE = 'Ce client est déjà retiré.';

/** Nothing but what the specification knows, and at most as many 503 as a crowd on one document explains. */
const statuses = (answers: readonly Reply[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('the last place', () => {
  test.each([2, 50])('%i callers over two gateways: one is accepted', async (count) => {
    const account = await newAccount(shared());
    await place(account, ...entries(4));
    const answers = await atOnce(count, account, (by) =>
      by.post('clients/', { clients: [someEntry()], confirmer: true }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: count - 1 });
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toEqual({ erreur: COMPLET });
    const winner = answers.find(({ status }) => status === 200)?.body as { poses: { id: string }[] };
    const { clients, places_restantes } = (await account.agence.get('compte/')).body as {
      clients: { id: string }[];
      places_restantes: number;
    };
    expect([clients.length, places_restantes]).toEqual([5, 0]);
    expect(clients.map(({ id }) => id)).toContain(winner.poses[0]?.id);
  });

  test('twenty callers with three clients each never pass the ceiling', async () => {
    const account = await newAccount(shared(), { plan: 'agence15' });
    const answers = await atOnce(20, account, (by) =>
      by.post('clients/', { clients: entries(3), confirmer: true }),
    );
    const placed = answers.flatMap(({ body }) => (body as { poses?: { id: string }[] }).poses ?? []);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(15);
    expect((await account.agence.get('compte/')).body).toMatchObject({
      places_restantes: 0,
      clients: { length: 15 },
    });
  });

  test('the same site twenty times at once is one client', async () => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const answers = await atOnce(20, account, (by) =>
      by.post('clients/', { clients: [entry], confirmer: true }),
    );
    expect(statuses(answers)).toEqual({ 200: 20 });
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
    expect(answers.filter(({ body }) => (body as { poses?: object[] }).poses?.length === 1)).toHaveLength(1);
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
    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toEqual({ erreur: DEJA_LANCEE });
    await untilMesure(account, id, 'faite');
    const measurements = await shared().operate('measurements', 'show', account.slug);
    // 3 models × 7 repeats, one question.
    expect(measurements).toMatchObject([{ client: id, etat: 'faite', cellules: { done: 21 } }]);
    expect((await account.agence.get(`clients/${id}/livrables/`)).body).toMatchObject({
      livrables: { length: 1 },
    });
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
    const [measurement] = (await shared().operate('measurements', 'show', account.slug)) as {
      cellules: Record<string, number>;
    }[];
    const cells = Object.values(measurement?.cellules ?? {}).reduce((sum, count) => sum + count, 0);
    expect(cells).toBe(21 * measured.questions.length);
  });
});

describe('one removal', () => {
  test('twenty at once: one is accepted', async () => {
    const account = await newAccount(shared());
    const id = await readyClient(account);
    const answers = await atOnce(20, account, (by) => by.post(`clients/${id}/retirer/`, { confirmer: true }));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toEqual({ erreur: DEJA_RETIRE });
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
