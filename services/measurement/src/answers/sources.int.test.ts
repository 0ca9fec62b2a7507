import type { LireSourcesRequest } from '@agence/proto/measurement/v1/readings';
import { expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import { lancer } from '../mesures/lancer.ts';
import { DAY_MS, ended, LAUNCH, measured } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { lireSources } from './sources-lues.ts';

const parts = partsOfEachTest();

const ALL = { compte: 'agence-test', client: 'c_1', mesure: '', question: 0, ia: '' };
const SOURCES = [
  { url: 'https://www.ouest-france.fr/rennes/plombiers?utm_source=openai' },
  { url: 'javascript:alert(1)' },
  { url: `https://annuaire.example/${'x'.repeat(2_000)}` },
];

const ask: AskModel = async (call) => {
  const outcome = await simulate(call);
  if (outcome.kind !== 'answer' || call.hint?.genre !== 'reponse') return outcome;
  const raw = { output: [{ action: { type: 'search', query: 'plombier rennes' } }] };
  return { ...outcome, raw, text: 'Je vous recommande **Dupont Sanitaire**.', sources: SOURCES };
};

const read = async ({ needs }: Measuring, over: Partial<LireSourcesRequest> = {}) => {
  const { result } = await lireSources(needs)({ ...ALL, ...over });
  return result?.$case === 'sources' ? result.value : null;
};

it('sites, pages and searches of the last report, and what to ask for, by question and by AI', async () => {
  const world = await measured(parts, { ask });
  const all = await read(world);
  expect(all).toMatchObject({
    ...{ entreprise: 'Plomberie Martin', mesure: 'm_1', simulee: true, lues: 0 },
    ...{ sites_en_tout: 2, pages_en_tout: 2, recherches: [{ texte: 'plombier rennes' }] },
  });
  const { citees = 0, sites = [], pages = [], a_gagner = [], ias = [] } = all ?? {};
  expect(Object.fromEntries(sites.map(({ domaine, genre }) => [domaine, genre]))).toEqual({
    'annuaire.example': 'annuaire',
    'ouest-france.fr': 'presse locale',
  });
  expect(pages.map(({ adresse }) => adresse).toSorted()).toEqual([
    'annuaire.example',
    'https://www.ouest-france.fr/rennes/plombiers',
  ]);
  expect(a_gagner[0]).toMatchObject({ sans: citees, avec: 0, concurrents: ['Dupont Sanitaire'] });
  const one = await read(world, { question: 1, ia: ias[0]?.nom ?? '' });
  expect(one?.citees).toBeGreaterThan(0);
  expect(one?.citees).toBeLessThan(citees);
  expect(await read(world, { ia: 'zzz' })).toMatchObject({ citees: 0, sites: [], pages: [] });
});

it('the months of a client stand beside each other', async () => {
  const world = await measured(parts, { ask });
  world.later(31 * DAY_MS);
  await lancer(world.needs, { ...LAUNCH, origine: 'm_2', lancee: world.needs.clock.now() });
  await world.start();
  await ended(world, 'm_2');
  const now = await read(world);
  expect(now?.mesure).toBe('m_2');
  expect(now?.mois.map(({ autres, citees }) => [autres, citees > 0])).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(now?.mois[0]?.parts).toHaveLength(2);
  expect((await read(world, { mesure: 'm_1' }))?.mesure).toBe('m_1');
});

it('another account, an unknown question and an erased client read nothing', async () => {
  const world = await measured(parts, { ask });
  const wrong: Partial<LireSourcesRequest>[] = [
    ...[{ compte: 'another' }, { client: 'c_2' }, { mesure: 'm_9' }, { question: 99 }, { question: -1 }],
  ];
  for (const over of wrong) expect(await read(world, over)).toBeNull();
  await effacerClient(world.needs, ALL.compte, ALL.client);
  const { result } = await lireSources(world.needs)(ALL);
  expect(JSON.stringify(result)).toContain(
    'Il n’y a pas de source à lire ici\u00a0: rien n’a encore été mesuré, ou les réponses ne sont plus gardées.',
  );
});
