import { fr } from '@agence/gesture';
import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { work } from '../cells/worker.ts';
import { remettre } from '../preparations/preparer.ts';
import { measuring } from '../testing/measuring.ts';
import { conclure } from './conclure.ts';
import { lancer } from './lancer.ts';

const DAY_MS = 24 * 3_600_000;
const LAUNCH = { compte: 'agence-test', client: 'c_1', revision: 1, origine: 'm_1', essai: 1 };
const lancee = new Date('2026-11-21T10:00:00Z');
const refusing: AskModel = async () => ({ kind: 'rejected', status: 400, why: 'HTTP 400' });

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

type World = ReturnType<typeof measuring>;
const etat = async ({ needs }: World, id = 'm_1') => (await needs.mesures.read(id)).state?.etat;
const ended = (world: World, id = 'm_1') => eventually(async () => (await etat(world, id)) !== 'en cours');
const news = async () => {
  const rows = await parts.db
    .collection<{ outbox: { kind: string; name?: string }[] }>('mesures')
    .find()
    .toArray();
  return rows.flatMap(({ outbox }) => outbox).flatMap(({ name }) => (name === undefined ? [] : [name]));
};
const launched = async (over: Parameters<typeof measuring>[1] = {}) => {
  const world = measuring(parts, over);
  await lancer(world.needs, { ...LAUNCH, lancee });
  return world;
};

it('ends with its states handed in, its report, and its news', async () => {
  const world = await launched();
  await world.start();
  await ended(world);
  expect(await etat(world)).toBe('faite');
  expect(world.remis).toHaveLength(1);
  const [said] = world.remis;
  expect(said).toMatchObject({ issue: 'faite', mesure: 'm_1', revision: 1 });
  expect(said?.etats.map(({ n }) => n).toSorted()).toEqual([1, 2]);
  const [rapport] = await world.needs.livrables.ofClient('agence-test', 'c_1');
  expect(rapport).toMatchObject({
    genre: 'rapport',
    titre: 'Rapport – Plomberie Martin',
    periode: '11/2026',
  });
  expect(said?.documents).toEqual([{ id: rapport?._id, genre: 'rapport', n: undefined }]);
  expect(await news()).toEqual(['mesure_terminee']);
});

describe('a launch', () => {
  it('that died before its calls were written is completed, and not concluded without them', async () => {
    const world = await launched();
    for (const lost of [{ n: 2 }, {}]) {
      await parts.db.collection('cells').deleteMany(lost);
      await conclure(world.needs, 'm_1');
      expect((await world.needs.cells.states(['m_1'])).get('m_1')).toEqual({ todo: 40 });
    }
    expect(await etat(world)).toBe('en cours');
  });

  it.each([
    ['is closed', { actif: false }],
    ['was changed since', { revision: 2 }],
  ])('for a client that %s makes no call and says so under its own id', async (_, change) => {
    const world = measuring(parts);
    const told: unknown[] = [];
    const { dossiers } = world.needs;
    const needs = {
      ...world.needs,
      dossiers: {
        ...dossiers,
        remettreEtats: async (said: Parameters<typeof dossiers.remettreEtats>[0]) => {
          told.push([said.mesure, said.issue, said.detail]);
          return { retenus: true };
        },
      },
    };
    Object.assign(world.dossier, change);
    await lancer(needs, { ...LAUNCH, lancee });
    const detail = fr`La mesure n'a pas eu lieu : la fiche du client a changé ou a été close avant qu'elle ne commence.`;
    expect(told).toEqual([['m_1', 'en échec', detail]]);
    expect(await needs.cells.count('m_1')).toBe(0);
    expect((await needs.mesures.read('m_1')).state).toBeNull();
  });

  it('whose client is removed while its calls are being written cancels them', async () => {
    const world = measuring(parts);
    const { cells } = world.needs;
    const needs = {
      ...world.needs,
      cells: {
        ...cells,
        create: async (list: Parameters<typeof cells.create>[0]) => {
          world.dossier.actif = false;
          await cells.create(list);
        },
      },
    };
    await lancer(needs, { ...LAUNCH, lancee });
    expect((await cells.states(['m_1'])).get('m_1')).toEqual({ cancelled: 40 });
    await conclure(world.needs, 'm_1');
    expect(await etat(world)).toBe('annulée');
    expect(world.remis).toMatchObject([
      { issue: 'en échec', detail: 'La mesure a été arrêtée parce que le client a été retiré.' },
    ]);
    expect(await news()).toEqual([]);
  });
});

describe('a measurement without enough valid answers', () => {
  const failed = async () => {
    const world = await launched({ ask: refusing });
    await world.start();
    await ended(world);
    expect(await etat(world)).toBe('en échec');
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
    expect(await etat(world, 'm_1_2')).toBeUndefined();
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
      detail: fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables ; nous regardons pourquoi et vous écrivons.`,
    });
    world.later(3 * DAY_MS);
    await world.sweep();
    const all = await world.needs.mesures.ofAccount('agence-test');
    expect(all.map(({ id }) => id).toSorted()).toEqual(['m_1', 'm_1_2']);
    expect(await news()).toEqual(['mesure_echouee', 'mesure_echouee']);
  });

  it('waits for its second try as long as the account is not served', async () => {
    const world = await failed();
    world.account.servi = false;
    world.later(DAY_MS + 1000);
    await world.sweep();
    expect(await etat(world, 'm_1_2')).toBeUndefined();
    world.later(2 * DAY_MS);
    world.account.servi = true;
    await world.sweep();
    expect(await etat(world, 'm_1_2')).toBe('en cours');
  });
});

describe('a conclusion', () => {
  /** All calls are over, and nobody has looked yet. */
  const over = async () => {
    const world = await launched();
    const { signal } = new AbortController();
    for (const { _id } of await world.needs.cells.of('m_1')) await work(world.needs, _id, signal);
    return world;
  };

  it('for a client that was changed since ends as cancelled: no report, no news', async () => {
    const world = await over();
    world.dossier.revision = 2;
    await conclure(world.needs, 'm_1');
    expect(await etat(world)).toBe('annulée');
    expect(await world.needs.livrables.ofClient('agence-test', 'c_1')).toEqual([]);
    expect(await news()).toEqual([]);
  });

  it('that dies between hand-in and report says the same when it is made again, late answers and all', async () => {
    const world = await over();
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
    expect(world.remis).toHaveLength(1);
  });

  it('waits when the brand cannot be read, rather than write a report of nobody', async () => {
    const world = await over();
    const { marque } = world.account;
    world.account.marque = undefined;
    await expect(conclure(world.needs, 'm_1')).rejects.toThrow(
      'the brand of account agence-test cannot be read',
    );
    expect([world.remis, await etat(world)]).toEqual([[], 'en cours']);
    world.account.marque = marque;
    await conclure(world.needs, 'm_1');
    expect(await etat(world)).toBe('faite');
  });
});

it('sweeps the others when one of them fails', async () => {
  const world = await launched();
  await lancer(world.needs, { ...LAUNCH, origine: 'm_2', lancee });
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
  expect([await etat(broken, 'm_1'), await etat(broken, 'm_2')]).toEqual(['en cours', 'faite']);
});

it('hands no questions before the call that prepares them exists and is over', async () => {
  const world = measuring(parts);
  const { preparations, cells } = world.needs;
  await preparations.create({
    _id: 'p_c_1_1',
    compte: 'agence-test',
    client: 'c_1',
    revision: 1,
    fiche: {
      entreprise: 'Martin',
      site_web: 'https://martin.example',
      ville: '',
      metier: '',
      concurrents: [],
    },
    contexte: '',
    count: 3,
    handed: null,
  });
  await remettre(world.needs, 'p_c_1_1');
  expect([world.questions, (await cells.find('p_c_1_1'))?.etat]).toEqual([[], 'todo']);
  await remettre(world.needs, 'p_c_1_1');
  expect(world.questions).toEqual([]);
  await world.start();
  await eventually(() => world.questions.length === 3);
});
