import { eventually } from '@agence/testing/eventually';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import type { AskModel } from '../ai/port.ts';
import { dit } from '../documents/testing/dire.fixture.ts';
import { lancer } from '../mesures/lancer.ts';
import { comparaison } from '../states/releve/comparaison.ts';
import { answer } from '../testing/answers.ts';
import { DAY_MS, ended, LAUNCH } from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import type { RapportData } from './rapport.data.ts';
import { resume, verdict } from './rapport.sentences.ts';

const parts = partsFor(beforeEach, afterEach);

const CITES = 'À Rennes, je vous recommande Plomberie Martin, puis Dupont Sanitaire.';
const CITES_NOT = 'À Rennes, je vous recommande Dupont Sanitaire.';

/** One client over months: each measurement by the answers given, and what its report holds. */
const client = () => {
  let text = CITES;
  const ask: AskModel = async ({ model }) => ({ ...answer, text, model_version: `${model.model}-v1` });
  const world = measuring(parts, { ask });
  world.dossier.questions.pop();
  const livrables = () => world.needs.livrables.ofClient('agence-test', 'c_1');
  const fail = async (mesure: string) => {
    text = '';
    await lancer(world.needs, { ...LAUNCH, origine: mesure, lancee: world.needs.clock.now() });
    await world.start();
    await ended(world, mesure);
    world.later(DAY_MS + 1000);
    await world.sweep();
    await world.sweep();
    await ended(world, `${mesure}_2`);
    return world.remis.at(-1);
  };
  const measure = async (mesure: string, answers: string, change = {}, days = 30): Promise<RapportData> => {
    text = answers;
    Object.assign(world.dossier, change);
    const { revision } = world.dossier;
    const lancee = world.needs.clock.now();
    await lancer(world.needs, { ...LAUNCH, revision, origine: mesure, lancee });
    await world.start();
    await ended(world, mesure);
    await eventually(async () => {
      await world.sweep();
      return (await world.needs.pages.toWrite()).length === 0;
    });
    world.later(days * DAY_MS);
    const { state } = await world.needs.mesures.read(mesure);
    const html = (await world.needs.livrables.find(state?.document ?? ''))?.html ?? '';
    return JSON.parse(load(html)('#donnees').contents().text());
  };
  return Object.assign(measure, { livrables, fail });
};
const trends = (data: RapportData) => data.questions.map((q) => comparaison(data, q)?.tendance ?? null);

it('compares with the measurement before: within the margin, then down', async () => {
  const measure = client();
  const first = await measure('m_1', CITES);
  expect([first.avant, trends(first)]).toEqual([null, [null]]);

  const same = await measure('m_2', CITES);
  expect(same.avant).toEqual({ date: '2026-11-21', mois: '2026-11' });
  expect(same.questions[0]?.avant).toEqual({
    etat: 'acquise',
    par_ia: [
      { reponses: 10, cite: 10, premier: 10 },
      { reponses: 10, cite: 10, premier: 10 },
    ],
  });
  expect(trends(same)).toEqual(['marge']);
  expect(same.questions[0]?.page).toEqual({ id: expect.stringMatching(/^d_/), periode: '2026-11' });

  const down = await measure('m_3', CITES_NOT);
  expect([down.avant?.date, trends(down)]).toEqual(['2026-12-21', ['baisse']]);
  expect([first.cours, same.cours]).toEqual([undefined, undefined]);
  expect(down.cours?.map(({ date, cite, premier, ruptures }) => [date, cite, premier, ruptures])).toEqual([
    ['2026-11-21', 20, 20, []],
    ['2026-12-21', 20, 20, []],
    ['2027-01-20', 0, 0, []],
  ]);
});

/** The town alone is another one: other questions, of numbers never used. */
const CORRIGEE = {
  revision: 2,
  corrige: 2,
  questions: [
    { n: 11, question: 'Quel plombier appeler à Nantes ?' },
    { n: 12, question: 'Qui répare une fuite à Nantes ?' },
    { n: 13, question: 'Quel plombier pour une chaudière à Nantes ?' },
  ],
};

it('after a correction the report is a first one, that knows the pages delivered before', async () => {
  const measure = client();
  const first = await measure('m_1', CITES, {}, 1);
  expect([first.pages_livrees, first.meme_mois]).toEqual([[], false]);

  const redone = await measure('m_2', CITES_NOT, CORRIGEE);
  expect(redone.avant).toBeNull();
  expect(redone.questions.map(({ avant }) => avant)).toEqual([null, null, null]);
  expect(redone.ias.map(({ modele_avant }) => modele_avant)).toEqual([null, null]);
  expect(redone.pages_livrees).toEqual([{ id: expect.stringMatching(/^d_/), periode: '2026-11' }]);
  expect([verdict(redone), ...resume(redone)].map(dit).join(' ')).not.toMatch(/encore|novembre|contre/);

  const later = await measure('m_3', CITES);
  expect(later.avant).toEqual({ date: '2026-11-22', mois: '2026-11' });
  expect(trends(later)).toEqual(['hausse', 'hausse', 'hausse']);
  expect(later.pages_livrees).toHaveLength(2);
  // Before the correction it was another client.
  expect(later.cours).toBeUndefined();
});

it('a result from before models read is not compared with', async () => {
  const measure = client();
  await measure('m_1', CITES);
  const old = { 'state.bilan.lecture': '', 'state.bilan.voix': '', 'state.bilan.incertaines': '' } as const;
  await parts.db.collection<{ _id: string }>('mesures').updateOne({ _id: 'm_1' }, { $unset: old });
  const second = await measure('m_2', CITES);
  expect([second.avant, trends(second)]).toEqual([null, [null]]);
});

it('two reports of one month are told apart by the day, in their titles and in their sentences', async () => {
  const measure = client();
  await measure('m_1', CITES, {}, 3);
  const second = await measure('m_2', CITES);
  expect([second.avant, second.meme_mois]).toEqual([{ date: '2026-11-21', mois: '2026-11' }, true]);
  expect(dit(verdict(second))).toContain(', contre 20 sur 20 le 21 novembre.');
  const third = await measure('m_3', CITES);
  expect(third.meme_mois).toBe(false);
  const rapports = (await measure.livrables()).filter(({ genre }) => genre === 'rapport');
  expect(rapports.map(({ titre, periode }) => [titre, periode])).toEqual([
    ['Rapport de décembre 2026 – Plomberie Martin', '12/2026'],
    ['Rapport du 24/11/2026 – Plomberie Martin', '11/2026'],
    ['Rapport de novembre 2026 – Plomberie Martin', '11/2026'],
  ]);
  expect(rapports.map(({ nom_de_fichier }) => nom_de_fichier)).toEqual([
    'rapport-plomberie-martin-2026-12.html',
    'rapport-plomberie-martin-2026-11-24.html',
    'rapport-plomberie-martin-2026-11.html',
  ]);
});

it('a month that fails twice has a report with the states of the month before', async () => {
  const measure = client();
  await measure('m_1', CITES);
  const handed = await measure.fail('m_2');
  const [rapport] = (await measure.livrables()).filter(({ genre }) => genre === 'rapport');
  expect(handed).toMatchObject({
    ...{ issue: 'en échec', etats: [] },
    documents: [{ id: rapport?._id, genre: 'rapport', n: undefined }],
  });
  expect(rapport?.periode).toBe('12/2026');
});
