import { gunzipSync } from 'node:zlib';
import { ensureIndexes } from '@agence/platform/store/mongo';
import { type TestParts, testParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Answer } from '../ai/port.ts';
import { callTo, type StoredCell } from '../cells/cell.store.ts';
import { readingsOf } from '../mesures/reading-cells.ts';
import { INDEXES, type Needs } from '../needs.ts';
import type { Page } from '../page/page.store.ts';
import { answer, reply } from '../testing/answers.ts';
import { measuring } from '../testing/measuring.ts';
import { purge } from './purge.sweep.ts';

let parts: TestParts;
let needs: Needs;
beforeAll(async () => {
  parts = await testParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.db.dropDatabase();
  await ensureIndexes(parts.db, INDEXES);
  const now = new Date('2026-11-21T10:00:00Z');
  needs = {
    ...measuring(parts).needs,
    clock: { now: () => now, offset_s: () => 0 },
    databaseNow: async () => now.getTime(),
  };
});

const OLD = new Date('2025-10-21T08:59:00Z');
const KEPT = new Date('2025-10-22T10:00:00Z');
const NOW = new Date('2026-11-21T09:00:00Z');
const keep = (_id: string, at: Date, over: Partial<Answer> = {}, genre: StoredCell['genre'] = 'reponse') =>
  needs.answers.keep({ _id, pour: 'm_1', genre }, { ...answer, ...over }, at);
const stored = (name: string) => parts.db.collection<{ _id: string; [field: string]: unknown }>(name);
const ids = async (name: string) => (await stored(name).find().toArray()).map(({ _id }) => _id).sort();
const twice = async () => {
  await purge(needs).run(serving);
  await purge(needs).run(serving);
};

it('answers go after thirteen months, not a day before, and going twice changes nothing', async () => {
  await keep('old', OLD);
  await keep('kept', KEPT);
  await keep('new', NOW);
  await twice();
  expect(await ids('answers')).toEqual(['kept', 'new']);
});

const bytes = (row: { [field: string]: unknown } | null): Uint8Array =>
  (row?.['raw_gzip'] as { buffer?: Uint8Array } | undefined)?.buffer ?? new Uint8Array();
const unpacked = async (id: string) => {
  const row = await stored('answers').findOne({ _id: id });
  return JSON.parse(gunzipSync(bytes(row)).toString());
};

it('the whole reply is compressed at rest, without what only its provider can read', async () => {
  await keep('a', NOW, { raw: reply });
  expect(await unpacked('a')).toEqual({
    id: 'msg_1',
    content: [
      { type: 'web_search_tool_result', content: [{ type: 'web_search_result', url: 'https://a.fr' }] },
      { type: 'thinking', thinking: 'Je cherche' },
      { type: 'text', text: 'Fournil', citations: [{ url: 'https://a.fr' }] },
    ],
    candidates: [{ parts: [{ text: 'a' }] }],
    output: [{ type: 'reasoning' }],
  });
  const [row = null] = await stored('answers').find().toArray();
  expect([row?.['raw'], bytes(row).length < 400]).toEqual([{ simulated: false }, true]);
});

it('it goes after two months; text and costs stay, those of earlier versions too', async () => {
  const [before, after] = [new Date('2026-09-21T07:00:00Z'), new Date('2026-09-22T07:00:00Z')];
  await keep('old', before, { raw: reply });
  await keep('kept', after, { raw: reply });
  await keep('simulated', before, { raw: { simulated: true }, cost_eur: null });
  await stored('answers').insertOne({ ...answer, _id: 'earlier', pour: 'm_1', at: before, raw: reply });
  const spent = () => needs.answers.spent(OLD, new Date('2026-12-01T00:00:00Z'));
  const costs = await spent();
  await twice();
  const rows = await stored('answers')
    .find({ raw_gzip: { $exists: true } })
    .toArray();
  expect(rows.map(({ _id }) => _id)).toEqual(['kept']);
  expect(await spent()).toEqual(costs);
  expect(costs).toMatchObject([{ appels: 4, appels_simules: 1, euros: expect.closeTo(0.03) }]);
  expect((await needs.answers.these(['old', 'earlier'])).map(({ text }) => text)).toEqual([
    'Sos Fuite',
    'Sos Fuite',
  ]);
  expect((await needs.answers.these(['kept']))[0]).not.toHaveProperty('raw_gzip');
});

const CALL = { genre: 'reponse', model: 'openai:x', compte: 'agence', client: 'c_1', revision: 1 } as const;
const cell = (_id: string, ended: Date, over: Partial<StoredCell> = {}): StoredCell => ({
  ...callTo({ ...CALL, _id, pour: 'm_1' }, ended.getTime() - 1000),
  ...{ etat: 'done', ended: ended.getTime() },
  ...over,
});

it('an ended call goes with its answer; one that could be made again stays', async () => {
  const running = 'm_running';
  await stored('mesures').insertOne({ _id: running, state: { etat: 'en cours' }, version: 1, outbox: [] });
  await needs.cells.create([
    cell('done', OLD),
    cell('refused', OLD, { etat: 'refused', provider: 'mistral', genre: 'lecture' }),
    cell('unknown', OLD, { etat: 'indeterminate', genre: 'page' }),
    cell('cancelled', OLD, { etat: 'cancelled', genre: 'ordre' }),
    cell('kept', KEPT),
    cell('open', OLD, { etat: 'todo', ended: null }),
    // Handed in again after a loss, its questions are taken from the cell: without it they would be paid for again.
    cell('prepared', OLD, { genre: 'preparation' }),
    cell('of a running measurement', OLD, { pour: running }),
    cell('of its readings', OLD, { pour: readingsOf(running), genre: 'lecture' }),
  ]);
  await twice();
  expect(await ids('cells')).toEqual([
    'kept',
    'of a running measurement',
    'of its readings',
    'open',
    'prepared',
  ]);
});

it('what a page could state goes thirteen months after it was written', async () => {
  const page = (_id: string, finie: Date | null) =>
    stored('pages').insertOne({ _id, sources: [{ ou: 'accueil', texte: 'x' }], finie } as unknown as Page);
  await page('old', OLD);
  await page('kept', KEPT);
  await page('unwritten', null);
  await twice();
  const rows = await stored('pages').find({ sources: null }).toArray();
  expect(rows.map(({ _id }) => _id)).toEqual(['old']);
});

it('a purge of many goes batch after batch, looks at nothing else, and ends with its process', async () => {
  const many = <T>(make: (i: number) => T) => Array.from({ length: 2300 }, (_, i) => make(i));
  const at = (i: number) => (i < 1100 ? OLD : NOW);
  await stored('cells').insertMany(
    many((i) => cell(`c${i}`, at(i), { provider: i % 2 ? 'a' : 'b' })) as never,
  );
  const row = (i: number) => ({ ...answer, _id: `a${i}`, pour: 'm_1', at: at(i) });
  await stored('answers').insertMany(many(row));
  await stored('pages').insertMany(many((i) => ({ _id: `p${i}`, sources: [], finie: at(i) })));
  await purge(needs).run(AbortSignal.abort());
  expect([(await ids('cells')).length, (await ids('answers')).length]).toEqual([2300, 2300]);
  await parts.db.command({ profile: 2 });
  await twice();
  await parts.db.command({ profile: 0 });
  expect([(await ids('cells')).length, (await ids('answers')).length]).toEqual([1200, 1200]);
  const asked = await parts.db
    .collection('system.profile')
    .find({ op: 'query', ns: /\.(cells|answers|pages)$/ })
    .toArray();
  const most = Math.max(
    ...asked.map(({ keysExamined = 0, docsExamined = 0 }) => Math.max(keysExamined, docsExamined)),
  );
  expect(most).toBeLessThanOrEqual(520);
});
