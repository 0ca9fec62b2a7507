import { type Account, newAccount } from '@agence/testing/accounts';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  cellsOf,
  livrablesOf,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
  untilWritten,
} from '../outside/client.ts';
import {
  CLIENT,
  PREMIER,
  QUESTIONS,
  REFUS,
  type ScriptedAi,
  SECOND,
  startScriptedAi,
} from '../outside/scripted-ai.ts';
import { A_VALIDER } from '../outside/sentences.ts';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(120_000);

/** Paid calls a day and account, fewer than one measurement of ten questions needs. */
const PAR_JOUR = 100;

let ai: ScriptedAi;
let system: OwnSystem;
beforeAll(async () => {
  ai = await startScriptedAi();
  // Rules read: what the ceiling counts are answers alone.
  const env = { ...ai.env, CALLS_PER_DAY: String(PAR_JOUR), READER_MODEL: 'rules' };
  system = await ownServices({ gateways: 2, testClock: true, env });
});
afterAll(async () => {
  await system.stop();
  await ai.stop();
});

const client = (account: Account, ville: string): Promise<string> =>
  readyClient(account, someEntry({ ...CLIENT, ville }));

/** Leaves the first questions only. */
const keepFirst = async ({ agence }: Account, id: string, kept: number): Promise<void> => {
  const retirer = QUESTIONS('')
    .map((_, i) => i + 1)
    .slice(kept);
  expect((await agence.post(`clients/${id}/questions/`, { retirer })).status).toBe(200);
};

describe('24 h after the questions are ready', () => {
  test('the measurement starts by itself, once, and not before', async () => {
    const ville = 'Nantes';
    ai.answer(ville, () => PREMIER);
    const account = await newAccount(system);
    const id = await client(account, ville);
    await keepFirst(account, id, 2);
    await system.operate('clock', 'advance', '23h');
    expect(await questionsOf(account, id)).toMatchObject({ mesure: 'à valider', mesure_detail: A_VALIDER });
    expect(ai.total(ville)).toBe(0);
    await system.operate('clock', 'advance', '61m');
    const { etats } = await untilMesure(account, id, 'faite');
    expect(etats.map(({ etat }) => etat)).toEqual(['acquise', 'acquise']);
    await system.operate('clock', 'advance', '25h');
    expect([...ai.asked(ville).values()]).toEqual([10, 10, 10, 10]);
  });

  test('a client taken back before its first measurement has 24 h again', async () => {
    const ville = 'Rennes';
    ai.answer(ville, () => PREMIER);
    const account = await newAccount(system);
    const entry = someEntry({ ...CLIENT, ville });
    const id = await readyClient(account, entry);
    await keepFirst(account, id, 1);
    await system.operate('clock', 'advance', '23h');
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    await system.operate('clock', 'advance', '2h');
    expect(ai.total(ville)).toBe(0);
    await account.agence.post('clients/', { clients: [entry], confirmer: true });
    expect((await untilMesure(account, id, 'à valider')).questions).toHaveLength(1);
    await system.operate('clock', 'advance', '23h');
    expect(await questionsOf(account, id)).toMatchObject({ mesure: 'à valider' });
    await system.operate('clock', 'advance', '61m');
    await untilMesure(account, id, 'faite');
    expect([ai.total(ville), ai.prepared(ville)]).toEqual([20, 1]);
  });
});

describe('a measurement that fails', () => {
  const DEMAIN =
    'Les IA n’ont pas donné assez de réponses exploitables ; une seconde mesure part d’elle-même le lendemain.';
  const DEUX_FOIS =
    'Deux mesures de suite n’ont pas donné assez de réponses exploitables ; nous regardons pourquoi et vous écrivons.';

  test('is tried once more the next day', async () => {
    const ville = 'Lille';
    // 11 of 20 valid: under 60 %.
    ai.answer(ville, (_, model, count) => (model === 'alpha' || count === 1 ? PREMIER : REFUS));
    const account = await newAccount(system);
    const id = await client(account, ville);
    await keepFirst(account, id, 1);
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    expect(await untilMesure(account, id, 'en échec')).toMatchObject({ mesure_detail: DEMAIN, etats: [] });
    expect(await livrablesOf(account, id)).toEqual([]);
    ai.answer(ville, () => PREMIER);
    await system.operate('clock', 'advance', '25h');
    expect(await untilMesure(account, id, 'faite')).toMatchObject({
      etats: [{ n: 1, etat: 'acquise', reponses: 20 }],
    });
    // The nine that had no valid answer are asked again, and no other.
    expect(ai.total(ville)).toBe(29);
    const written = await untilWritten(account, id, 2);
    expect(written.map(({ genre }) => genre).toSorted()).toEqual(['page', 'rapport']);
  });

  test('twice is not tried a third time', async () => {
    const ville = 'Brest';
    ai.answer(ville, () => '');
    const account = await newAccount(system);
    const id = await client(account, ville);
    await keepFirst(account, id, 1);
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    await untilMesure(account, id, 'en échec');
    await system.operate('clock', 'advance', '25h');
    await until(
      () => questionsOf(account, id),
      ({ mesure_detail }) => mesure_detail === DEUX_FOIS,
    );
    for (const span of ['25h', '25h']) await system.operate('clock', 'advance', span);
    expect(await questionsOf(account, id)).toMatchObject({ mesure: 'en échec', mesure_detail: DEUX_FOIS });
    expect(ai.total(ville)).toBe(40);
  });
});

describe('the day’s ceiling of paid calls', () => {
  test('is never passed, and the measurement goes on the next day', async () => {
    const ville = 'Metz';
    ai.answer(ville, () => PREMIER);
    const account = await newAccount(system);
    const id = await client(account, ville);
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    for (const [day, calls] of [PAR_JOUR - 1, 2 * PAR_JOUR - 1].entries()) {
      await until(
        () => cellsOf(system, account),
        ([cells = {}]) => cells['done'] === calls && cells['todo'] === 200 - calls,
      );
      expect([day, ai.total(ville)]).toEqual([day, calls]);
      expect(await questionsOf(account, id)).toMatchObject({ mesure: 'en cours', etats: [] });
      await system.operate('clock', 'advance', '24h');
    }
    const { etats } = await untilMesure(account, id, 'faite');
    expect(etats.map(({ reponses }) => reponses)).toEqual(Array.from({ length: 10 }, () => 20));
    expect([...ai.asked(ville).values()]).toEqual(Array.from({ length: 20 }, () => 10));
  });
});

describe('a held place', () => {
  test('is free 30 days after the first launch, to the day', async () => {
    const ville = 'Dijon';
    ai.answer(ville, () => SECOND);
    const account = await newAccount(system);
    const id = await client(account, ville);
    await keepFirst(account, id, 1);
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    await untilMesure(account, id, 'faite');
    const { body } = await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    const { place_libre_le } = body as { place_libre_le: string };
    await system.operate('clock', 'advance', '29d');
    expect((await account.agence.get('compte/')).body).toMatchObject({
      places_restantes: 4,
      places_tenues: [{ id, entreprise: 'Fournil Martel', place_libre_le }],
    });
    await system.operate('clock', 'advance', '24h');
    expect((await account.agence.get('compte/')).body).toMatchObject({
      places_restantes: 5,
      places_tenues: [],
    });
    expect(ai.total(ville)).toBe(20);
  });
});
