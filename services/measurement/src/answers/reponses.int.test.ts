import type { LireReponsesRequest } from '@agence/proto/measurement/v1/readings';
import { expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { EXEMPLE, REPONSE, REPONSES } from '../livrables/links.ts';
import { lireDocument } from '../livrables/lire.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import { DAY_MS, measured } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { lireReponses } from './lues.ts';
import { pageDeReponse, pageDesReponses } from './page-de-reponse.ts';

const parts = partsOfEachTest();

const OF = { compte: 'agence-test', client: 'c_1' };
const ALL = { question: 0, mesure: '', reponse: '', ia: '', lecture: '', nom: '', source: '', page: 1 };

/** A client measured; each answer carries a search in its provider's reply. */
const answering = (text?: string) => {
  const ask: AskModel = async (call) => {
    const outcome = await simulate(call);
    if (outcome.kind !== 'answer' || call.hint?.genre !== 'reponse') return outcome;
    const raw = { output: [{ action: { type: 'search', query: 'plombier rennes' } }] };
    return { ...outcome, raw, ...(text === undefined ? {} : { text }) };
  };
  return measured(parts, { ask });
};

const read = async ({ needs }: Measuring, over: Partial<LireReponsesRequest> = {}) => {
  const { result } = await lireReponses(needs)({ ...OF, ...ALL, ...over });
  return result?.$case === 'reponses' ? result.value : null;
};

const opened = async ({ needs }: Measuring, lien: string) => {
  const pages = { [REPONSE]: pageDeReponse, [REPONSES]: pageDesReponses, [EXEMPLE]: async () => null };
  const { result } = await lireDocument(
    needs,
    pages,
  )({
    token: lien.split('/d/')[1] ?? '',
  });
  return result?.$case === 'document' ? result.value : null;
};

it('the answers to a question, by model, with filters and pages', async () => {
  const world = await answering();
  const all = await read(world);
  expect(all).toMatchObject({
    ...{ entreprise: 'Plomberie Martin', question: 1, mesure: 'm_1', ouverte: true, simulee: true },
    mesures: [{ id: 'm_1' }],
  });
  expect(all?.reponses.length).toBe(6);
  expect(all?.reponses[0]).toMatchObject({ essai: 1, recherches: ['plombier rennes'], tranchee: undefined });
  const seen: string[] = [];
  for (let page = 1; page <= (all?.pages ?? 0); page += 1)
    seen.push(...((await read(world, { page }))?.reponses ?? []).map(({ id }) => id));
  expect(new Set(seen).size).toBe(all?.gardees);
  const [ia] = all?.ias ?? [];
  const ofOne = await read(world, { ia: ia?.valeur ?? '', lecture: 'cite' });
  expect(ofOne?.reponses.filter(({ ia: label }) => label !== ia?.nom)).toEqual([]);
  expect((await read(world, { question: 2 }))?.question).toBe(2);
  const [first = ''] = seen;
  expect((await read(world, { reponse: first }))?.reponses.map(({ id }) => id)).toEqual([first]);
});

it('another account, an unknown answer and an erased client read nothing', async () => {
  const world = await answering();
  const [{ id, lien } = { id: '', lien: '' }] = (await read(world))?.reponses ?? [];
  const wrong: Partial<LireReponsesRequest>[] = [
    ...[{ compte: 'another' }, { compte: 'another', reponse: id }, { client: 'c_2', reponse: id }],
    ...[{ reponse: 'm_1:1:9:9' }, { reponse: 'x' }, { question: 99 }, { question: -1 }, { mesure: 'm_9' }],
  ];
  for (const over of wrong) expect(await read(world, over)).toBeNull();
  await effacerClient(world.needs, OF.compte, OF.client);
  expect([await read(world), await opened(world, lien)]).toEqual([null, null]);
});

it('a link opens one answer for thirty days, in the brand of the agency', async () => {
  const world = await answering(
    'Chez **Plomberie Martin** <script>x()</script>\n\n![](https://spy.example/p.gif)',
  );
  const [{ lien, id } = { lien: '', id: '' }] = (await read(world))?.reponses ?? [];
  const page = await opened(world, lien);
  expect(page?.nom_de_fichier).toMatch(/^reponse-plomberie-martin-\d+\.html$/);
  expect(page?.html).toContain('<mark class="client">Plomberie Martin</mark>');
  expect(page?.html).toContain(id);
  expect(page?.html).not.toMatch(/<script|<img|spy\.example/);
  const other = lien.replace(/:1\./, ':2.');
  for (const altered of [`${lien}x`, other, lien.replace('reponse:', 'reponse:m_2')])
    expect(await opened(world, altered)).toBeNull();
  world.later(31 * DAY_MS);
  expect(await opened(world, lien)).toBeNull();
});

it('a link opens all answers to a question on one page of at most 150 kB', async () => {
  const world = await answering(`Chez **Plomberie Martin** : ${'sérieux & rapide, '.repeat(500)}`);
  const all = await read(world);
  const page = await opened(world, all?.lien ?? '');
  expect(page?.nom_de_fichier).toBe('reponses-plomberie-martin-question-1.html');
  expect(page?.html.match(/<blockquote/g)).toHaveLength(all?.toutes ?? 0);
  expect(page?.html).toContain('<mark class="client">Plomberie Martin</mark>');
  expect(Buffer.byteLength(page?.html ?? '')).toBeLessThan(150_000);
  const lien = all?.lien ?? '';
  for (const altered of [lien.replace('reponses:', 'reponse:'), lien.replace(':1.', ':99.')])
    expect(await opened(world, altered)).toBeNull();
});
