import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { reactions } from '../reactions.ts';
import { conclure } from '../tasks.ts';
import { DAY_MS, ended, etatDe, LANCEE, launched, newsOf, over } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';

const parts = partsFor(beforeEach, afterEach);

describe('a conclusion', () => {
  it('for a client that was changed since ends as cancelled: no report, no news', async () => {
    const world = await over(parts);
    world.dossier.revision = 2;
    await conclure(world.needs, 'm_1');
    expect(await etatDe(world)).toBe('annulée');
    expect(await world.needs.livrables.ofClient('agence-test', 'c_1')).toEqual([]);
    expect(await newsOf(parts)).toEqual([]);
  });

  it('that dies between hand-in and report says the same when it is made again, late answers and all', async () => {
    const world = await over(parts);
    const { cells, livrables } = world.needs;
    const [first] = await cells.of('m_1');
    const id = first?._id ?? '';
    await parts.db
      .collection<{ _id: string }>('cells')
      .updateOne({ _id: id }, { $set: { etat: 'indeterminate' } });
    const pages: string[] = [];
    const dying = {
      ...world.needs,
      livrables: {
        ...livrables,
        keep: (page: Parameters<typeof livrables.keep>[0]) => {
          pages.push(page.html);
          return Promise.reject(new Error('killed'));
        },
      },
    };
    await expect(conclure(dying, 'm_1')).rejects.toThrow('killed');
    expect(await cells.apply(id, { kind: 'answer', fence: first?.fence ?? 0, at: 1 })).toMatchObject({
      etat: 'done',
    });
    world.later(40 * DAY_MS);
    await conclure(world.needs, 'm_1');
    const [kept] = await livrables.ofClient('agence-test', 'c_1');
    expect((await livrables.find(kept?._id ?? ''))?.html).toBe(pages[0]);
    expect(kept?.periode).toBe('11/2026');
    expect(world.remis.map(({ issue }) => issue)).toEqual(['en cours', 'faite']);
  });

  it('waits when the brand cannot be read, rather than write a report of nobody', async () => {
    const world = await over(parts);
    const { marque } = world.account;
    world.account.marque = undefined;
    await expect(conclure(world.needs, 'm_1')).rejects.toThrow(
      'the brand of account agence-test cannot be read',
    );
    expect([world.remis, await etatDe(world)]).toEqual([[], 'en cours']);
    world.account.marque = marque;
    await conclure(world.needs, 'm_1');
    expect(await etatDe(world)).toBe('faite');
  });
});

const launch = {
  ...{ compte: 'agence-test', client: 'c_1', revision: 1, mesure: 'm_1' },
  lancee_ts: LANCEE.getTime() / 1000,
};

/** What clients is told once more, having lost all that it heard. */
const toldAgain = async ({ needs, remis }: Measuring) => {
  remis.splice(0);
  const heard = reactions(needs, async () => {}).find(({ event }) => event === 'mesure_lancee');
  await heard?.react(launch as never, { id: 'mesure:again' });
  return [...remis];
};

it('a launch told again after its measurement is done hands its states and its report in again, as they were', async () => {
  const world = await over(parts);
  await world.sweep();
  expect(await etatDe(world)).toBe('faite');
  const { livrables } = world.needs;
  const before = [...world.remis];
  const written = await livrables.ofClient('agence-test', 'c_1');
  world.later(3 * DAY_MS);
  expect(await toldAgain(world)).toEqual(before);
  expect(before.map(({ issue }) => issue)).toEqual(['en cours', 'faite']);
  expect(await livrables.ofClient('agence-test', 'c_1')).toEqual(written);
  expect(await newsOf(parts)).toEqual(['mesure_terminee']);
});

it('one that failed says so again; its second try speaks once there is one', async () => {
  const refusing: AskModel = async () => ({ kind: 'rejected', status: 400, why: 'HTTP 400' });
  const world = await launched(parts, { ask: refusing });
  await world.start();
  await ended(world);
  expect(await toldAgain(world)).toMatchObject([{ mesure: 'm_1', issue: 'en échec' }]);
  world.later(DAY_MS + 1000);
  await world.sweep();
  expect(await etatDe(world, 'm_1_2')).toBe('en cours');
  expect(await toldAgain(world)).toEqual([]);
  await world.sweep();
  await ended(world, 'm_1_2');
  expect(await toldAgain(world)).toMatchObject([{ command_id: 'm_1_2:en échec:0', mesure: 'm_1' }]);
  expect(await newsOf(parts)).toEqual(['mesure_echouee', 'mesure_echouee']);
});
