import { eventually } from '@agence/testing/eventually';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { lancer } from '../mesures/lancer.ts';
import { answer } from '../testing/answers.ts';
import { DAY_MS, ended, LAUNCH, newsOf } from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import { lireChangements } from './lire-changements.handler.ts';
import { moisDu } from './mois.ts';

const parts = partsFor(beforeEach, afterEach);

const answered =
  (text: string, url: string): AskModel =>
  async ({ model }) => ({
    ...answer,
    ...{ text, model_version: `${model.model}-v1`, sources: [{ url, title: '' }] },
  });
const BEFORE = answered('À Rennes, je vous recommande Plomberie Martin.', 'https://annuaire.example/a');
const NOW = answered('À Rennes, je vous recommande Dupont Sanitaire.', 'https://journal.example/b');
const DECEMBER = { compte: 'agence-test', mois: '2026-12' };

/** A client measured on 21 November, then a month later. */
const twoMonths = async () => {
  let ask = BEFORE;
  const world = measuring(parts, { ask: (call) => ask(call) });
  for (const origine of ['m_1', 'm_2']) {
    await lancer(world.needs, { ...LAUNCH, origine, lancee: world.needs.clock.now() });
    await world.start();
    await ended(world, origine);
    await eventually(async () => {
      await world.sweep();
      return (await world.needs.pages.toWrite()).length === 0;
    });
    world.later(30 * DAY_MS);
    ask = NOW;
  }
  return world;
};
const told = async () => (await newsOf(parts)).filter((name) => name === 'mois_conclu');

it('a month is told from the morning of the fifth on, once, with what its reports prove', async () => {
  const world = await twoMonths();
  // November's, since 21 December.
  expect(await told()).toEqual(['mois_conclu']);
  // 20 January, then a second process.
  await world.sweep();
  await world.sweep();
  const { needs } = world;
  await measuring(parts, { clock: needs.clock }).sweep();
  expect(await told()).toEqual(['mois_conclu', 'mois_conclu']);
  const { changements } = await lireChangements(needs)(DECEMBER);
  expect(changements.map(({ genre, quoi, avant, maintenant }) => [genre, quoi, avant, maintenant])).toEqual([
    ['ensemble', '', 40, 0],
    ['question', 'Quel plombier appeler à Rennes ?', 20, 0],
    ['question', 'Qui répare une fuite en urgence à Rennes ?', 20, 0],
    ['concurrent', 'Dupont Sanitaire', 0, 40],
    ['source', 'annuaire.example', 40, 0],
  ]);
  expect(changements[1]).toMatchObject({ client: 'c_1', issue: 'perdue' });
  expect(changements[0]?.lien).toMatch(/^https:\/\/mesure\.test\/d\//);
  for (const other of [{ mois: '2026-11' }, { compte: 'autre' }])
    expect(await lireChangements(needs)({ ...DECEMBER, ...other })).toEqual({ changements: [] });
});

it.each([
  ['2027-01-05T06:59:00Z', null],
  ['2027-01-05T07:00:00Z', '2026-12'],
  ['2027-01-31T22:59:00Z', '2026-12'],
  ['2027-01-31T23:00:00Z', null],
])('at %s the month looked at is %s', (at, mois) => {
  expect(moisDu(new Date(at))).toBe(mois);
});
