import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '@agence/testing/servers';
import { MongoClient } from 'mongodb';
import { documentStore } from '../../packages/platform/src/store/document-store.ts';
import { ensureIndexes } from '../../packages/platform/src/store/mongo.ts';
import { monthsLater } from '../../packages/words/src/paris.ts';
import { answerStore } from '../../services/measurement/src/cells/answer.store.ts';
import { newCell } from '../../services/measurement/src/cells/cell.machine.ts';
import { forgetCells } from '../../services/measurement/src/cells/old-cells.store.ts';
import { mesureStore } from '../../services/measurement/src/mesures/mesure.store.ts';
import { INDEXES } from '../../services/measurement/src/needs.ts';
import { pageStore } from '../../services/measurement/src/page/page.store.ts';
import { forgetOld } from '../../services/measurement/src/purge/purge.sweep.ts';

/**
 * How the database of measurement grows: `node test/bench/growth.bench.ts [clients] [months]`, each with 402 calls a
 * month, purged once a month. Seeded, on a MongoDB of its own; ends by itself.
 */
const [clients = 10, months = 16] = process.argv.slice(2).map(Number);
const CALLS = 402;
const ASKED = 1000;
const START = new Date('2025-01-15T10:00:00Z');

const data = await mkdtemp(join(tmpdir(), 'agence-growth-'));
const servers = await startServers(data);
const mongo = new MongoClient(servers.mongodb_url);
const db = mongo.db('agence_measurement');
await ensureIndexes(db, INDEXES);

const bytes = (seed: string): Buffer => createHash('sha512').update(seed).digest();
/** As many words as a trade's texts have, of their length. */
const WORDS = Array.from({ length: 3000 }, (_, i) => bytes(`w${i}`).toString('hex', 0, 2 + (i % 3)));
/** The same for the same seed: words that press as prose does, or bytes that do not press at all. */
const prose = (seed: string, length: number): string =>
  Array.from({ length: length / 7 }, (_, i) => {
    const at = bytes(`${seed}${i >> 4}`).readUInt16LE(2 * (i % 16));
    // A third of all words are the thirty most common ones.
    return WORDS[at % (at % 3 === 0 ? 30 : WORDS.length)];
  }).join(' ');
const opaque = (seed: string, length: number): string =>
  Array.from({ length: Math.ceil(length / 88) }, (_, i) => bytes(`${seed}${i}`).toString('base64')).join('');

/** A reply that searched: its text, eight results with an extract, and what only its provider can read. */
const replyOf = (id: string) => ({
  id,
  content: [
    ...Array.from({ length: 8 }, (_, i) => ({
      type: 'web_search_result',
      url: `https://site-${bytes(id)[i]}.example/page`,
      title: prose(`${id}t${i}`, 60),
      snippet: prose(`${id}s${i}`, 400),
      encrypted_content: opaque(`${id}e${i}`, 1500),
    })),
    { type: 'text', text: prose(id, 1500) },
  ],
});
const answerOf = (id: string) => ({
  kind: 'answer' as const,
  text: prose(id, 1500),
  finish: 'stop' as const,
  model_version: 'x-2026-01-01',
  sources: Array.from({ length: 8 }, (_, i) => ({
    url: `https://site-${bytes(id)[i]}.example/page`,
    title: prose(`${id}t${i}`, 60),
  })),
  usage: { input_tokens: 10_000, output_tokens: 800, searches: 1 },
  cost_eur: 0.012,
  raw: replyOf(id),
});

let now = START;
const needs = {
  answers: answerStore({ db }),
  clock: { now: () => now, offset_s: () => 0 },
  databaseNow: async () => now.getTime(),
  forgetCells: forgetCells({ db }),
  mesures: mesureStore({ db, store: (kind) => documentStore(db, kind, () => {}) }),
  pages: pageStore({ db }),
};

async function month(client: number, m: number): Promise<void> {
  const pour = `m_${m}_${client}`;
  const ids = Array.from({ length: CALLS }, (_, i) => `${pour}.${i}`);
  const owner = { compte: `agence-${client % 31}`, client: `c_${client}`, revision: 1, pour, repeat: 0 };
  const call = {
    genre: 'reponse',
    provider: 'anthropic',
    model: 'anthropic:claude',
    created: now.getTime(),
  } as const;
  await db.collection<{ _id: string }>('cells').insertMany(
    ids.map((_id, n) => ({
      ...newCell({ ...call, _id }),
      ...{ ...owner, n: n % 20, reserved_day: null, blocked_day: null, etat: 'done', ended: now.getTime() },
      request_hash: bytes(_id).toString('hex', 0, 32),
    })),
  );
  await Promise.all(
    ids.map((_id) => needs.answers.keep({ _id, pour, genre: 'reponse' }, answerOf(_id), now)),
  );
  const sources = [{ ou: 'accueil', texte: prose(pour, 6000) }];
  const _id = `g_${pour}`;
  const page = { _id, ...owner, document: pour, n: 1, sources, finie: now };
  await db.collection<{ _id: string }>('pages').insertOne(page);
}

const MIB = 2 ** 20;
async function size(name: string) {
  const { count, size: held, storageSize, totalIndexSize } = await db.command({ collStats: name });
  const free = (await db.command({ collStats: name }))['wiredTiger']['block-manager'][
    'file bytes available for reuse'
  ];
  return { count, held: held / MIB, used: (storageSize - free + totalIndexSize) / MIB };
}

const shown = (value: number): string => value.toFixed(0).padStart(8);
console.log(`${clients} clients; sizes times ${ASKED / clients}, as of ${ASKED} clients`);
console.log('month     calls   answers  MiB held: cells  answers  pages  MiB used on the disk  purge ms');
for (let m = 1; m <= months; m += 1) {
  now = monthsLater(START, m);
  for (let client = 0; client < clients; client += 1) await month(client, m);
  const began = performance.now();
  await forgetOld(needs, new AbortController().signal);
  const took = performance.now() - began;
  await db.admin().command({ fsync: 1 });
  const [cells, answers, pages] = [await size('cells'), await size('answers'), await size('pages')];
  const times = ASKED / clients;
  const sizes = [cells, answers, pages].map(({ held }) => shown(held * times)).join(' ');
  const used = (cells.used + answers.used + pages.used) * times;
  console.log(
    `${String(m).padStart(5)} ${shown(cells.count)}  ${shown(answers.count)}      ${sizes} ${shown(used)} ${shown(took)}`,
  );
}
const whole = Buffer.byteLength(JSON.stringify(replyOf('m_1_0.0')));
const [one] = await db
  .collection('answers')
  .find({ raw_gzip: { $exists: true } })
  .limit(1)
  .toArray();
console.log(`a whole reply: ${whole} bytes as it came, ${one?.['raw_gzip'].length()} at rest`);
await mongo.close();
await servers.stop();
await rm(data, { recursive: true, force: true });
