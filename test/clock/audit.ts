import { expect, test } from '@jest/globals';
import { audit, audits, measured, world } from '../outside/audited.ts';

const DEJA =
  'L’audit de ce client a déjà été refait aujourd’hui : il figure dans ses documents. Il pourra l’être à nouveau demain.';

/** In the order of the calendar: a clock is only moved forwards. */
const DAYS = [
  ['a winter night', '2027-01-12T00:20', '2027-01-12T23:50', '2027-01-13T00:10'],
  ['the short day of March', '2027-03-28T00:20', '2027-03-28T23:50', '2027-03-29T00:10'],
  ['a summer night', '2027-07-03T00:20', '2027-07-03T23:50', '2027-07-04T00:10'],
  ['the long day of October', '2027-10-31T00:20', '2027-10-31T23:50', '2027-11-01T00:10'],
] as const;

/** Moves the clock to that hour of the wall in Paris. */
const advanceTo = async (wall: string): Promise<void> => {
  const { system } = world;
  const { now } = (await system.operate('clock', 'show')) as { now: string };
  const wanted = Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Paris').epochMilliseconds;
  await system.operate('clock', 'advance', `${Math.round((wanted - Date.parse(now)) / 60_000)}m`);
};

test('a client has one audit a day of the calendar in Paris, on short and long days too', async () => {
  const id = await measured();
  const answer = async (): Promise<number | string> => {
    const { status, body } = await audit(id);
    return status === 409 ? (body as { erreur: string }).erreur : status;
  };
  const created = async () =>
    (await audits(id)).map((document) => (document as unknown as { cree: string }).cree);

  for (const [day, early, late, next] of DAYS) {
    const before = await created();
    await advanceTo(early);
    expect([day, await answer()]).toEqual([day, 200]);
    await advanceTo(late);
    expect([day, await answer()]).toEqual([day, DEJA]);
    await advanceTo(next);
    expect([day, await answer()]).toEqual([day, 200]);
    const days = [next, early].map((wall) => wall.slice(0, 10).split('-').reverse().join('/'));
    expect(await created()).toEqual([...days, ...before]);
  }
});
