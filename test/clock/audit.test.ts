import { newAccount } from '@agence/testing/accounts';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { livrablesOf, measuredClient, someEntry } from '../outside/client.ts';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(180_000);

const DEJA =
  'L’audit de ce client a déjà été refait aujourd’hui : il figure dans ses documents. Il pourra l’être à nouveau demain.';

/** In the order of the calendar: a clock is only moved forwards. */
const DAYS = [
  ['a winter night', '2027-01-12T00:20', '2027-01-12T23:50', '2027-01-13T00:10'],
  ['the short day of March', '2027-03-28T00:20', '2027-03-28T23:50', '2027-03-29T00:10'],
  ['a summer night', '2027-07-03T00:20', '2027-07-03T23:50', '2027-07-04T00:10'],
  ['the long day of October', '2027-10-31T00:20', '2027-10-31T23:50', '2027-11-01T00:10'],
] as const;

let site: FakeSite;
let system: OwnSystem;
beforeAll(async () => {
  site = await startFakeSite({ pages: { '/': '<title>Fournil</title><h1>Fournil</h1>' } });
  system = await ownServices({ testClock: true, env: { SITE_FETCH_ALLOW: site.host } });
});
afterAll(async () => {
  await system.stop();
  await site.stop();
});

/** Moves the clock to that hour of the wall in Paris. */
const advanceTo = async (wall: string): Promise<void> => {
  const { now } = (await system.operate('clock', 'show')) as { now: string };
  const wanted = Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Paris').epochMilliseconds;
  await system.operate('clock', 'advance', `${Math.round((wanted - Date.parse(now)) / 60_000)}m`);
};

test('a client has one audit a day of the calendar in Paris, on short and long days too', async () => {
  const account = await newAccount(system);
  const id = await measuredClient(account, someEntry({ site_web: site.url }));
  const audit = async (): Promise<number | string> => {
    const { status, body } = await account.agence.post(`clients/${id}/audit/`);
    return status === 409 ? (body as { erreur: string }).erreur : status;
  };
  const created = async () =>
    (await livrablesOf(account, id))
      .filter(({ genre }) => genre === 'audit')
      .map((document) => (document as unknown as { cree: string }).cree);

  for (const [day, early, late, next] of DAYS) {
    const before = await created();
    await advanceTo(early);
    expect([day, await audit()]).toEqual([day, 200]);
    await advanceTo(late);
    expect([day, await audit()]).toEqual([day, DEJA]);
    await advanceTo(next);
    expect([day, await audit()]).toEqual([day, 200]);
    const days = [next, early].map((wall) => wall.slice(0, 10).split('-').reverse().join('/'));
    expect(await created()).toEqual([...days, ...before]);
  }
});
