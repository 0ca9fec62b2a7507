import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '@agence/testing/accounts';
import type { MongoClient } from 'mongodb';
import { Pool } from 'undici';
import { livrablesOf, untilWritten } from '../outside/client.ts';
import { signedIn } from '../outside/console.ts';
import { ownSystem, READ_BY_MODEL } from '../outside/system.ts';
import { cpuOf } from './load.ts';
import { followed } from './months.ts';
import { seed } from './seed.ts';
import { type Goal, goalLines, median, row } from './table.ts';

/**
 * What the console costs: the screens, report and data of an account with thirty clients followed for 24 months, beside
 * `GET clients/`; then a hundred agencies that look at their portfolios at once, next to the API. Figures and goals
 * (docs/speed.md), no verdict by exit code.
 */
const quick = process.argv.includes('--quick');
const SECONDS = quick ? 5 : 15;
const TIMES = quick ? 30 : 100;
const AGENCIES = 100;
const CLIENTS = 30;
const MONTHS = 24;
const MONTH_MS = 30.4 * 86_400_000;
const API_EVERY_MS = 50;
const PORTFOLIO = '/console/';
const LIST = '/agence/v1/clients/';

type Dossier = {
  readonly _id: string;
  readonly state: { readonly suivi: readonly { readonly le: Date }[]; readonly documents: readonly object[] };
};

/** One is measured for two years; then all have what it has. */
async function twoYears(account: Account, stores: MongoClient): Promise<void> {
  const dossiers = stores.db('agence_clients').collection<Dossier>('dossiers');
  const of = { 'state.compte': account.slug };
  const [model = '', id = ''] = await dossiers.distinct('_id', of);
  await followed(account, stores, { model, client: id, months: MONTHS });
  await untilWritten(account, id, 2 * MONTHS);
  original = { account, id };
  const { state } = (await dossiers.findOne({ _id: id })) ?? { state: { suivi: [], documents: [] } };
  const months = Array.from({ length: MONTHS }, (_, n) => MONTHS - 1 - n);
  const suivi = months.flatMap((ago) =>
    state.suivi.map((one) => ({
      ...one,
      mesure: `m_${ago}`,
      le: new Date(one.le.getTime() - ago * MONTH_MS),
    })),
  );
  const documents = months.flatMap(() => state.documents);
  await dossiers.updateMany(of, { $set: { state: { ...state, suivi, documents } }, $inc: { version: 1 } });
}

/** The account that is copied, and its client with all its answers and documents: the copies have none. */
let original: { readonly account: Account; readonly id: string } | undefined;

const system = await ownSystem({ env: READ_BY_MODEL });
const { keys, slugs } = await seed(system, AGENCIES, { clients: CLIENTS, plan: 'agence30', live: twoYears });
const cookies: string[] = [];
for (const slug of slugs) cookies.push((await signedIn({ slug }, system)).cookie());
const pool = new Pool(system.base_url, { connections: AGENCIES + 10 });

type Answer = {
  readonly ms: number;
  readonly status: number;
  readonly bytes: number;
  readonly after: boolean;
};

const ms = (all: readonly Answer[]) => median(all.map((one) => one.ms));

const ask = async (path: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
  const since = performance.now();
  const { statusCode: status, headers: got, body } = await pool.request({ path, method: 'GET', headers });
  const bytes = (await body.arrayBuffer()).byteLength;
  return { ms: performance.now() - since, status, bytes, after: got['retry-after'] !== undefined };
};
const page = (n: number) => ask(PORTFOLIO, { cookie: cookies[n] ?? '' });
const list = (n: number) => ask(LIST, { 'x-api-key': keys[n] ?? '' });

/** What an agency opens about one client, and the table of all, by its address. */
async function opened(): Promise<Readonly<Record<string, string>>> {
  if (original === undefined) return {};
  const { account, id } = original;
  const client = `/console/clients/${id}/`;
  const documents = await livrablesOf(account, id);
  const rapport = documents.find(({ genre }) => genre === 'rapport');
  const pathOf = (link = '') => new URL(link).pathname;
  const files = Object.entries(rapport?.donnees ?? {}).map(([name, link]) => [`data: ${name}`, pathOf(link)]);
  return {
    "a client's screen": client,
    'its answers': `${client}reponses/`,
    'its sources': `${client}sources/`,
    'the table of all clients': '/console/clients.csv',
    'its report': pathOf(rapport?.lien),
    ...Object.fromEntries(files),
  };
}

const { services, gateways, mongodb, nats } = system.run();
const pids = [...Object.values(services), ...gateways, mongodb, nats].map(({ pid }) => pid ?? 0);

/** One caller alone; processor time is that of all processes, MongoDB and NATS included. */
async function alone(call: (n: number) => Promise<Answer>) {
  for (let n = 0; n < TIMES; n += 1) await call(0);
  const before = cpuOf(pids);
  const all: Answer[] = [];
  while (all.length < TIMES) all.push(await call(0));
  const refused = all.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`answered ${refused.status}`);
  return { ms: ms(all), cpu_ms: ((cpuOf(pids) - before) * 1000) / TIMES, bytes: all[0]?.bytes ?? 0 };
}

/** A hundred sessions for some seconds, each reading so long between two pages. */
async function browsing(reading_ms: number) {
  const end = performance.now() + SECONDS * 1000;
  const until = async (call: () => Promise<Answer>, wait_ms: number) => {
    const all: Answer[] = [];
    while (performance.now() < end) {
      all.push(await call());
      await pause(wait_ms);
    }
    return all;
  };
  const [api, ...pages] = await Promise.all([
    until(() => list(Math.floor(Math.random() * AGENCIES)), API_EVERY_MS),
    ...cookies.map((_, n) => until(() => page(n), reading_ms)),
  ]);
  return { api: api ?? [], pages: pages.flat() };
}
type Browsed = Awaited<ReturnType<typeof browsing>>;

const quiet = { portfolio: await alone(page), 'GET clients/': await alone(list) };
const cookie = (await signedIn({ slug: original?.account.slug ?? '' }, system)).cookie();
const screens: Record<string, Awaited<ReturnType<typeof alone>>> = {};
for (const [name, path] of Object.entries(await opened()))
  screens[name] = await alone(() => ask(path, { cookie }));
const runs = { 'a second between pages': await browsing(1000), 'no pause': await browsing(0) };
await pool.close();
await system.stop();

const failed = ({ api, pages }: Browsed) => [...api, ...pages].filter(({ status }) => status >= 500);
const unsaid = (of: Browsed) => failed(of).filter(({ status, after }) => status !== 503 || !after).length;
const figures = { quiet, ...runs };
const most = (what: string, unit: string, goal: number, reached: () => number): Goal<typeof figures> => ({
  ...{ what, goal: `≤ ${goal} ${unit}` },
  reached: () => [`${reached().toFixed(1)} ${unit}`, reached() <= goal],
});
const goals = [
  most('portfolio, median', 'ms', 100, () => quiet.portfolio.ms),
  most('portfolio, size', 'kB', 60, () => quiet.portfolio.bytes / 1000),
  most('a page of answers, size', 'kB', 150, () => (screens['its answers']?.bytes ?? 0) / 1000),
  most('sources, size', 'kB', 150, () => (screens['its sources']?.bytes ?? 0) / 1000),
  most('5xx, a second between pages', '', 0, () => failed(runs['a second between pages']).length),
  most('5xx that do not say when to come back, no pause', '', 0, () => unsaid(runs['no pause'])),
];
const lines = Object.entries(runs).map(([name, of]) =>
  row(
    name,
    [of.pages, of.api].flatMap((all) => [`${all.length}`, ms(all).toFixed(0)]).concat(`${failed(of).length}`),
  ),
);
console.log(
  [
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString()}`,
    row('alone', ['p50 ms', 'cpu ms', 'kB']),
    ...Object.entries({ ...quiet, ...screens }).map(([name, one]) =>
      row(
        name,
        [one.ms, one.cpu_ms, one.bytes / 1000].map((figure) => figure.toFixed(1)),
      ),
    ),
    row(`${AGENCIES} sessions, ${SECONDS} s`, ['pages', 'p50 ms', 'API', 'p50 ms', '5xx']),
    ...[...lines, ...goalLines(goals, figures)],
  ].join('\n'),
);
