import { eventually } from '@agence/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { page, siteRead } from '../audit/testing/site.fixture.ts';
import { uneFiche } from '../mesures/fiche.fixture.ts';
import { work } from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { askForQuestions, preparer, remettre } from './preparer.ts';

const parts = partsOfEachTest();

it('hands no questions before the call that prepares them exists and is over', async () => {
  const world = measuring(parts);
  const { preparations, cells } = world.needs;
  await preparations.create({
    _id: 'p_c_1_1',
    compte: 'agence-test',
    client: 'c_1',
    revision: 1,
    fiche: uneFiche({ entreprise: 'Martin' }),
    contexte: '',
    texte_du_site: '',
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

it('writes the questions itself when no model could be reached for minutes, and never calls for them again', async () => {
  const world = measuring(parts, { ask: async () => ({ kind: 'not_sent', why: 'ECONNREFUSED' }) });
  const { needs } = world;
  await preparer(needs, { compte: 'agence-test', client: 'c_1', revision: 1 });
  await work(needs, 'p_c_1_1');
  world.later(4 * 60_000);
  await remettre(needs, 'p_c_1_1');
  expect(world.questions).toEqual([]);
  world.later(2 * 60_000);
  await remettre(needs, 'p_c_1_1');
  expect(world.questions).toHaveLength(3);
  expect((await needs.cells.find('p_c_1_1'))?.etat).toBe('cancelled');
  expect((await needs.preparations.find('p_c_1_1'))?.handed).not.toBeNull();
});

describe('questions that a larger plan adds', () => {
  const ASKED = { compte: 'agence-test', client: 'c_1', revision: 1, complement: 5 };
  const ID = 'p_c_1_1_5';
  const DEJA = [
    'Quel plombier appeler à Rennes ?',
    'Qui répare une fuite en urgence à Rennes ?',
    'Au repos ?',
  ];
  const waiting = (ask: Parameters<typeof measuring>[1] = {}) => {
    const world = measuring(parts, ask);
    world.dossier.au_repos = [{ n: 9, question: 'Au repos ?' }];
    world.dossier.complement = { jusqua: 5, combien: 2 };
    return world;
  };
  const calls = () => parts.db.collection('cells').countDocuments({ genre: 'preparation' });

  it('are prepared in one call that knows those asked already, and handed in as what they are', async () => {
    const world = waiting();
    for (const _ of [1, 2]) await preparer(world.needs, ASKED);
    const cell = await world.needs.cells.find(ID);
    const ask = await askForQuestions(world.needs, ID);
    const { system, prompt } = (cell === null ? undefined : ask?.(cell)) ?? {};
    expect(JSON.parse(prompt ?? '{}')).toMatchObject({ questions_deja_posees: DEJA });
    expect(system).toContain('Ne répète aucune des questions déjà posées');
    await world.start();
    await eventually(() => world.questions.length === 2);
    expect([world.complements, await calls()]).toEqual([[5], 1]);
    expect(world.questions.filter((question) => DEJA.includes(question))).toEqual([]);
  });

  it('are handed in again, without a call, as long as clients wait for them', async () => {
    const world = waiting();
    await preparer(world.needs, ASKED);
    await world.start();
    await eventually(() => world.complements.length === 1);
    await preparer(world.needs, ASKED);
    await world.sweep();
    expect([world.complements, await calls()]).toEqual([[5, 5], 1]);
    world.dossier.complement = undefined;
    await preparer(world.needs, ASKED);
    await world.sweep();
    expect([world.complements.length, await calls()]).toEqual([2, 1]);
  });

  it('are none for another plan than the one waited for', async () => {
    const world = waiting();
    await preparer(world.needs, { ...ASKED, complement: 4 });
    expect(await calls()).toBe(0);
  });
});

describe('what the site says', () => {
  const ASKED = { compte: 'agence-test', client: 'c_1', revision: 1 };
  const promptOf = async ({ needs }: ReturnType<typeof measuring>) => {
    const cell = await needs.cells.find('p_c_1_1');
    const ask = await askForQuestions(needs, 'p_c_1_1');
    const call = cell === null ? undefined : ask?.(cell);
    return JSON.parse(call?.prompt ?? '{}');
  };

  it('is read once and told to the model that prepares the questions, as data', async () => {
    const html =
      '<title>Plomberie Martin</title><h1>Chauffage et salles de bains</h1><p>Écrire à moi@martin.example</p>';
    const sites: string[] = [];
    const world = measuring(parts, {
      lireSite: async (site) => {
        sites.push(site);
        return siteRead([page('/', html)]);
      },
    });
    await preparer(world.needs, ASKED);
    await preparer(world.needs, ASKED);
    expect(sites).toEqual(['https://plomberie-martin.example']);
    const { texte_du_site } = await promptOf(world);
    expect(texte_du_site).toContain('Chauffage et salles de bains');
    expect(texte_du_site).not.toContain('moi@martin.example');
  });

  it('is left out when it cannot be read', async () => {
    const world = measuring(parts);
    await preparer(world.needs, ASKED);
    expect(await promptOf(world)).not.toHaveProperty('texte_du_site');
  });
});
