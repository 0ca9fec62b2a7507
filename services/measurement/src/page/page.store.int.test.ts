import { ensureIndexes } from '@agence/platform/store/mongo';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PAGE_INDEXES, type Page, pageStore } from './page.store.ts';

let parts: TestParts;
beforeAll(async () => {
  parts = await testParts();
  await ensureIndexes(parts.db, PAGE_INDEXES);
});
afterAll(() => parts.stop());

const page = (client: number, n: number): Page => ({
  _id: `g_${client}_${n}`,
  compte: 'agence',
  client: `c_${client}`,
  revision: 1,
  mesure: `m_${client}_${n}`,
  n,
  question: 'Quel plombier à Nantes ?',
  numero_page: n,
  document: `d_${client}_${n}`,
  model: 'openai:gpt-5',
  fiche: {
    entreprise: 'Plomberie Martin',
    site_web: '',
    ville: 'Nantes',
    metier: 'plombier',
    concurrents: [],
  },
  sources: [{ ou: 'accueil', texte: 'x'.repeat(1000) }],
  finie: new Date(Date.UTC(2026, n, 1)),
});
const CLIENTS = 50;
const EACH = 8;

it('the pages of a client are found by its index, however many pages others have', async () => {
  const rows = Array.from({ length: CLIENTS * EACH }, (_, i) => page(Math.floor(i / EACH), i % EACH));
  await parts.db.collection<Page>('pages').insertMany([...rows, { ...page(7, 99), finie: null }]);
  await parts.db.command({ profile: 2 });
  const ended = await pageStore(parts).ended('agence', 'c_7');
  await parts.db.command({ profile: 0 });
  expect(ended.map(({ n }) => n).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const [asked] = await parts.db
    .collection<{ keysExamined: number; docsExamined: number }>('system.profile')
    .find({ op: 'query', ns: `${parts.db.databaseName}.pages` })
    .toArray();
  expect(asked).toMatchObject({ keysExamined: EACH + 1, docsExamined: EACH + 1 });
});
