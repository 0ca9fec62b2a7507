import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import type { AskModel } from '../ai/port.ts';
import type { RapportData } from '../documents/rapport/rapport.data.ts';
import { comparable, comparaison } from '../documents/releve/comparaison.ts';
import { DAY_MS, ended, LAUNCH } from '../testing/launched.ts';
import { measuring } from '../testing/measuring.ts';
import { lancer } from './lancer.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const said =
  (text: string, version: string): AskModel =>
  async ({ model }) => ({
    kind: 'answer',
    text,
    finish: 'stop',
    model_version: `${model.model}-${version}`,
    sources: [],
    usage: { input_tokens: 1, output_tokens: 1, searches: 0 },
    cost_eur: 0,
    raw: null,
  });
const CITES = 'À Rennes, je vous recommande Plomberie Martin, puis Dupont Sanitaire.';
const CITES_NOT = 'À Rennes, je vous recommande Dupont Sanitaire.';

/** One client over months: each measurement by the answers given, and what its report holds. */
const client = () => {
  let ask = said(CITES, 'v1');
  const world = measuring(parts, { ask: (call) => ask(call) });
  world.dossier.questions.pop();
  return async (mesure: string, answers: AskModel, change = {}): Promise<RapportData> => {
    ask = answers;
    Object.assign(world.dossier, change);
    await lancer(world.needs, { ...LAUNCH, origine: mesure, lancee: world.needs.clock.now() });
    await world.start();
    await ended(world, mesure);
    await eventually(async () => {
      await world.sweep();
      return (await world.needs.pages.toWrite()).length === 0;
    });
    world.later(30 * DAY_MS);
    const { state } = await world.needs.mesures.read(mesure);
    const html = (await world.needs.livrables.find(state?.document ?? ''))?.html ?? '';
    return JSON.parse(load(html)('#donnees').contents().text());
  };
};
const trends = (data: RapportData) => data.questions.map((q) => comparaison(data, q)?.tendance ?? null);

it('compares with the measurement before: within the margin, down, another version, other questions', async () => {
  const measure = client();
  const first = await measure('m_1', said(CITES, 'v1'));
  expect([first.avant, trends(first)]).toEqual([null, [null]]);

  const same = await measure('m_2', said(CITES, 'v1'));
  expect(same.avant).toEqual({ date: '2026-11-21' });
  expect(same.questions[0]?.avant).toEqual({
    etat: 'acquise',
    par_ia: [
      { reponses: 10, cite: 10 },
      { reponses: 10, cite: 10 },
    ],
  });
  expect(trends(same)).toEqual(['marge']);
  expect(same.questions[0]?.page).toEqual({ id: expect.stringMatching(/^d_/), periode: '2026-11' });

  const down = await measure('m_3', said(CITES_NOT, 'v1'));
  expect([down.avant?.date, trends(down)]).toEqual(['2026-12-21', ['baisse']]);

  const other = await measure('m_4', said(CITES, 'v2'));
  expect(other.ias.map(({ modele, modele_avant }) => [modele, modele_avant])).toEqual([
    ['ardoise-v2', 'ardoise-v1'],
    ['boussole-v2', 'boussole-v1'],
  ]);
  expect([comparable(other, 0), trends(other)]).toEqual([false, [null]]);

  const questions = [{ n: 1, question: 'Quel plombier pour une chaudière à Rennes ?' }];
  const asked = await measure('m_5', said(CITES, 'v2'), { questions });
  expect(asked.questions.map(({ avant }) => avant)).toEqual([null]);
});

it('compares with nothing once the business itself was corrected', async () => {
  const measure = client();
  await measure('m_1', said(CITES, 'v1'));
  const fiche = { entreprise: 'Plomberie Martinez', site_web: 'https://m.example', concurrents: [] };
  const corrected = await measure('m_2', said(CITES, 'v1'), { fiche });
  expect(corrected.avant).toBeNull();
});
