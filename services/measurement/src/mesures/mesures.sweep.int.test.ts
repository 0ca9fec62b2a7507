import { fr } from '@agence/gesture';
import { serving } from '@agence/testing/serving';
import { describe, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { concluding } from '../cells/tasks.ts';
import { tasks } from '../tasks.ts';
import {
  DAY_MS,
  ended,
  etatDe,
  LANCEE,
  LAUNCH,
  launched,
  measured,
  newsOf,
  work,
} from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { lancer } from './lancer.ts';
import type { Mesure } from './mesure.ts';
import { constaterAttente } from './mesures.rule.ts';
import { direAttente, mesuresSweep } from './mesures.sweep.ts';

const refusing: AskModel = async () => ({ kind: 'rejected', status: 400, why: 'HTTP 400' });

const parts = partsOfEachTest();

const GOING_ON = ['en cours', undefined];

describe('a measurement without enough valid answers', () => {
  const failed = async () => {
    const world = await measured(parts, { ask: refusing });
    expect(await etatDe(world)).toBe('en échec');
    expect(world.remis.at(-1)).toMatchObject({
      issue: 'en échec',
      detail: fr`Les IA n'ont pas donné assez de réponses exploitables ; une seconde mesure part d'elle-même le lendemain.`,
    });
    return world;
  };

  it('is tried once more the next day, is told to run meanwhile, and waits for a person when it fails again', async () => {
    const world = await failed();
    world.later(DAY_MS - 60_000);
    await world.sweep();
    expect(await etatDe(world, 'm_1_2')).toBeUndefined();
    world.later(120_000);
    await world.sweep();
    expect(world.remis.at(-1)).toMatchObject({
      mesure: 'm_1',
      issue: 'en cours',
      detail: fr`Une seconde mesure est en cours ; le rapport suivra.`,
    });
    await world.sweep();
    await ended(world, 'm_1_2');
    expect(world.remis.at(-1)).toMatchObject({
      mesure: 'm_1',
      issue: 'en échec',
      documents: [],
      detail: fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables ; nous regardons pourquoi et vous écrivons.`,
    });
    world.later(3 * DAY_MS);
    await world.sweep();
    const all = await world.needs.mesures.ofAccount('agence-test');
    expect(all.map(({ id }) => id).toSorted()).toEqual(['m_1', 'm_1_2']);
    expect(await newsOf(parts)).toEqual(['mesure_echouee', 'mesure_echouee']);
  });

  it('that it waits no more is not told after it has failed', async () => {
    const world = await launched(parts, { ask: refusing });
    await world.start();
    const command = { command_id: 'waits', confirmer: true, attente: 'ia' as const };
    await world.needs.mesures.carryOut('m_1', constaterAttente, command);
    const [running] = await world.needs.mesures.running();
    await ended(world);
    await direAttente(world.needs, 'm_1', running?.mesure as Mesure);
    expect(world.remis.at(-1)).toMatchObject({ issue: 'en échec' });
  });

  it('asks in its second try only what is missing, and counts what the first one was answered', async () => {
    const [asked, read]: [string[], string[]] = [[], []];
    let away = true;
    // Half of the answers of the first try come: too few of each question.
    const ask: AskModel = async (call) => {
      const seed = call.hint?.seed ?? '';
      (call.hint?.genre === 'lecture' ? read : asked).push(seed);
      const missing = away && Number(seed.split(':').at(-1)) > 5;
      return missing ? { kind: 'rejected', status: 400, why: 'HTTP 400' } : simulate(call);
    };
    const world = await measured(parts, { ask });
    expect([await etatDe(world), asked.length]).toEqual(['en échec', 40]);
    away = false;
    world.later(DAY_MS + 1000);
    await world.sweep();
    await world.sweep();
    await ended(world, 'm_1_2');
    expect(await etatDe(world, 'm_1_2')).toBe('faite');
    const again = asked.slice(40);
    expect([again.length, new Set(again).size]).toEqual([20, 20]);
    // What the first try was answered is not read again either.
    expect([read.length, read.filter((seed) => seed.startsWith('m_1:')).length]).toEqual([40, 20]);
    const { answers, clock } = world.needs;
    const first = new Map((await answers.of('m_1')).map(({ _id, text }) => [_id.replace('m_1', ''), text]));
    const second = await answers.of('m_1_2');
    const kept = second.filter(({ repris }) => repris);
    expect([second.length, kept.length]).toEqual([40, 20]);
    for (const { _id, text } of kept) expect(text).toBe(first.get(_id.replace('m_1_2', '')));
    const since = new Date(clock.now().getTime() - 3 * DAY_MS);
    const spent = await answers.spent(since, new Date(clock.now().getTime() + DAY_MS));
    const paid = new Map(spent.map(({ pour, appels }) => [pour, appels]));
    expect([paid.get('m_1'), paid.get('m_1_2')]).toEqual([20, 20]);
  });
});

it('sweeps the others when one of them fails', async () => {
  const world = await launched(parts);
  await lancer(world.needs, { ...LAUNCH, origine: 'm_2', lancee: LANCEE });
  const { cells } = world.needs;
  const broken = measuring(parts, {
    cells: {
      ...cells,
      count: (pour) => (pour === 'm_1' ? Promise.reject(new Error('broken')) : cells.count(pour)),
    },
  });
  await broken.start();
  await broken.sweep();
  await ended(broken, 'm_2');
  await broken.sweep();
  expect([await etatDe(broken, 'm_1'), await etatDe(broken, 'm_2')]).toEqual(['en cours', 'faite']);
});

it('tells once a day that the ceiling of calls holds a measurement back', async () => {
  const world = measuring(parts, {}, 3);
  await lancer(world.needs, { ...LAUNCH, lancee: LANCEE });
  const workAll = async () => {
    for (const { _id } of await world.needs.cells.of('m_1')) await work(world.needs, _id);
  };
  const told = () => world.remis.map(({ issue, detail }) => [issue, detail]);
  const on = (day: string) => [
    'en cours',
    fr`Le plafond d'appels aux IA du ${day} est atteint ; la mesure reprend d'elle-même le lendemain.`,
  ];
  const sweep = mesuresSweep(world.needs, concluding(tasks(world.needs)));
  await sweep.run(serving);
  expect(told()).toEqual([]);
  await workAll();
  for (const _ of [1, 2]) await sweep.run(serving);
  expect(told()).toEqual([on('21/11/2026')]);
  world.later(DAY_MS);
  for (const _ of [1, 2]) await sweep.run(serving);
  expect(told()).toEqual([on('21/11/2026'), GOING_ON]);
  await workAll();
  await sweep.run(serving);
  expect(told()).toEqual([on('21/11/2026'), GOING_ON, on('22/11/2026')]);
  expect(await etatDe(world)).toBe('en cours');
});

it('tells once that the models cannot be reached, and when they can again', async () => {
  let away = true;
  const ask: AskModel = async (demande) =>
    away ? { kind: 'not_sent', why: 'ECONNREFUSED' } : simulate(demande);
  const world = await launched(parts, { ask });
  const workAll = async () => {
    for (const { _id } of await world.needs.cells.of('m_1')) await work(world.needs, _id);
  };
  const sweep = mesuresSweep(world.needs, concluding(tasks(world.needs)));
  await workAll();
  await sweep.run(serving);
  expect(world.remis).toEqual([]);
  world.later(6 * 60_000);
  for (const _ of [1, 2]) await sweep.run(serving);
  const told = () => world.remis.map(({ issue, detail }) => [issue, detail]);
  const absent = [
    'en cours',
    fr`Les IA ne répondent pas en ce moment ; les appels reprennent d'eux-mêmes dès qu'elles répondent.`,
  ];
  expect(told()).toEqual([absent]);
  away = false;
  const [first] = await world.needs.cells.of('m_1');
  for (const { _id } of await world.needs.cells.of('m_1'))
    if (_id !== first?._id) await work(world.needs, _id);
  await sweep.run(serving);
  expect(told()).toEqual([absent]);
});
