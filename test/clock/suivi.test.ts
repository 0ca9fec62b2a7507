import { type Account, newAccount } from '@agence/testing/accounts';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  livrablesOf,
  measuredClient,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
} from '../outside/client.ts';
import { iso } from '../outside/days.ts';
import { A_VALIDER } from '../outside/sentences.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(180_000);

const DEJA =
  'L’audit de ce client est déjà refait aujourd’hui : il figure dans ses livrables. Il pourra l’être à nouveau demain.';
const NON_SERVI = 'Votre compte n’est pas servi : réglez votre abonnement, puis corrigez ce client.';

let site: FakeSite;
let system: OwnSystem;
beforeAll(async () => {
  site = await startFakeSite({ pages: { '/': '<title>Fournil</title><h1>Fournil</h1>' } });
  system = await ownSystem({ testClock: true, env: { SITE_FETCH_ALLOW: site.host } });
});
afterAll(async () => {
  await system.stop();
  await site.stop();
});

const advance = (minutes: number) => system.operate('clock', 'advance', `${minutes}m`);

/** Moves the clock to that hour of the wall in Paris, always forwards. */
const advanceTo = async (wall: string): Promise<void> => {
  const { now } = (await system.operate('clock', 'show')) as { now: string };
  const wanted = Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Paris').epochMilliseconds;
  await advance(Math.round((wanted - Date.parse(now)) / 60_000));
};

const correct = ({ agence }: Account, id: string, body: object) =>
  agence.post(`clients/${id}/corriger/`, { ...body, confirmer: true });

describe('corriger', () => {
  test('before the first measurement, a new 24 h begins', async () => {
    const account = await newAccount(system);
    const id = await readyClient(account);
    await advance(20 * 60);
    expect((await correct(account, id, { ville: 'Nantes' })).status).toBe(200);
    const { questions } = await untilMesure(account, id, 'à valider');
    await account.agence.post(`clients/${id}/questions/`, { retirer: questions.slice(1).map(({ n }) => n) });
    await advance(20 * 60);
    await system.operate('tasks', 'run', 'lancements');
    expect(await questionsOf(account, id)).toMatchObject({ mesure: 'à valider', mesure_detail: A_VALIDER });
    await advance(5 * 60);
    expect(await untilMesure(account, id, 'faite')).toMatchObject({ etats: [{ n: questions[0]?.n }] });
  });

  test('an account that is not served: a measured client is not corrected, another one is', async () => {
    const account = await newAccount(system, { paye_jusqu_au: iso(3) });
    const [measured, ready] = [await measuredClient(account), await readyClient(account)];
    await advance(3 * 24 * 60);
    expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif', servi: false });
    const { status, body } = await correct(account, measured, { ville: 'Nantes' });
    expect([status, body]).toEqual([409, { erreur: NON_SERVI }]);
    expect((await correct(account, ready, { ville: 'Nantes' })).status).toBe(200);
    await system.operate('transfers', 'confirm', account.slug, '--until', '2099-12-31');
    expect((await correct(account, measured, { ville: 'Nantes' })).status).toBe(200);
  });

  test('with the bus frozen, the correction holds at once, and its measurement follows when it thaws', async () => {
    const account = await newAccount(system);
    const id = await measuredClient(account);
    const { pid } = system.run().nats;
    expect(pid).toBeGreaterThan(0);
    process.kill(Number(pid), 'SIGSTOP');
    try {
      expect((await correct(account, id, { ville: 'Nantes' })).status).toBe(200);
      expect(await questionsOf(account, id)).toMatchObject({
        etats: [],
        questions: [],
        mesure: 'questions en préparation',
        prochaine_page: null,
      });
      expect((await correct(account, id, { ville: 'Brest' })).status).toBe(409);
    } finally {
      process.kill(Number(pid), 'SIGCONT');
    }
    const { questions } = await untilMesure(account, id, 'faite');
    expect(questions.every(({ n, question }) => n > 10 && !question.includes('Lyon'))).toBe(true);
  });
});

describe('one audit a day of the calendar in Paris', () => {
  let account: Account;
  let id: string;
  beforeAll(async () => {
    account = await newAccount(system);
    id = await measuredClient(account, someEntry({ site_web: site.url }));
  });
  const audit = async (): Promise<number | string> => {
    const { status, body } = await account.agence.post(`clients/${id}/audit/`);
    return status === 409 ? (body as { erreur: string }).erreur : status;
  };
  const created = async () =>
    (await livrablesOf(account, id))
      .filter(({ genre }) => genre === 'audit')
      .map((one) => (one as unknown as { cree: string }).cree);

  test.each([
    ['a winter night', '2027-01-12T00:20', '2027-01-12T23:50', '2027-01-13T00:10'],
    ['the short day of March', '2027-03-28T00:20', '2027-03-28T23:50', '2027-03-29T00:10'],
    ['a summer night', '2027-07-03T00:20', '2027-07-03T23:50', '2027-07-04T00:10'],
    ['the long day of October', '2027-10-31T00:20', '2027-10-31T23:50', '2027-11-01T00:10'],
  ])('%s', async (_, early, late, next) => {
    const before = await created();
    await advanceTo(early);
    expect(await audit()).toBe(200);
    await advanceTo(late);
    expect(await audit()).toBe(DEJA);
    await advanceTo(next);
    expect(await audit()).toBe(200);
    const days = [next, early].map((one) => one.slice(0, 10).split('-').reverse().join('/'));
    expect(await created()).toEqual([...days, ...before]);
  });
});
