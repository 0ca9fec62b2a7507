import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { crowd, type Seen } from '../bench/load.ts';
import { ownSystem } from '../outside/system.ts';
import { copyAccount, keyOf } from './copies.ts';
import { modelAccount } from './model.ts';
import { databases, profiled } from './profile.ts';

/**
 * Where one machine ends (docs/capacity.md): 33 accounts of 31 clients, then 3,226 of them, copies of one that was made by calls.
 * What a turn of each sweep and the agencies' reads take, with the few and with the many; what the database looks at; what it keeps.
 */
const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '3226' },
    /** One account in so many has its calls, answers and documents too. */
    'one-in': { type: 'string', default: '100' },
  },
});
const FEW = 33;
const many = Number(values.accounts);
const one_in = Number(values['one-in']);
const SWEEPS = [
  ...['lancements', 'mesures_mensuelles', 'cellules', 'mesures', 'pages', 'audits', 'echeances', 'envois'],
  ...['relay', 'accord_dossiers', 'accord_lancements', 'accord_documents', 'accord_limites', 'purge'],
];
const TURNS = 5;
const LOOK_S = 75;
const CALLERS = 8;
const LASTING_S = 5;

const say = (what: string) => console.log(`${process.uptime().toFixed(0).padStart(5)} s  ${what}`);
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

const system = await ownSystem({ env: { CALLS_PER_DAY: '1000000' } });
const mongo = await new MongoClient(system.run().mongodb.url).connect();
const { gateways, services, mongodb, nats } = system.run();
const pids = [...gateways, ...Object.values(services), mongodb, nats].map(({ pid }) => pid ?? 0);

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await act();
  return performance.now() - since;
};

async function sweepsTake(): Promise<Record<string, number>> {
  const took: Record<string, number> = {};
  for (const name of [...SWEEPS, 'todo list', 'accounts list']) {
    const words = name.includes(' ') ? name.split(' ') : ['tasks', 'run', name];
    const turns: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) turns.push(await timed(() => system.operate(...words)));
    took[name] = median(turns);
  }
  return took;
}

async function readsTake(accounts: number): Promise<Record<string, Seen>> {
  const keys = Array.from({ length: accounts }, (_, i) => keyOf(i));
  const took: Record<string, Seen> = {};
  for (const path of ['compte/', 'clients/']) {
    const target = { base_url: system.base_url, path: `/agence/v1/${path}`, keys, pids };
    took[`GET ${path} first`] = await crowd(target, CALLERS, LASTING_S);
    took[`GET ${path} again`] = await crowd(target, CALLERS, LASTING_S);
  }
  return took;
}

async function kept() {
  const all: Record<string, { documents: number; bytes: number; on_disk: number; indexes: number }> = {};
  for (const db of await databases(mongo))
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      const [found] = await db
        .collection(name)
        .aggregate([{ $collStats: { storageStats: {} } }])
        .toArray();
      const { count, size, storageSize, totalIndexSize } = found?.['storageStats'] ?? {};
      const sizes = { documents: count, bytes: size, on_disk: storageSize, indexes: totalIndexSize };
      if (count > 0) all[`${db.databaseName}.${name}`] = sizes;
    }
  return all;
}

say('an account is made by calls');
const model = await modelAccount(system);
const one = await kept();
await copyAccount(mongo, model, { from: 0, to: FEW, one_in: FEW });
say(`${FEW} accounts`);
const few = { sweeps: await sweepsTake(), reads: await readsTake(FEW) };
await copyAccount(mongo, model, { from: FEW, to: many, one_in });
say(`${many} accounts`);
const lots = { sweeps: await sweepsTake(), reads: await readsTake(many) };
say('what the database looks at');
const asked = await profiled(mongo, LOOK_S);
const all = await kept();
await mongo.close();
await system.stop();

for (const [name, ms] of Object.entries(lots.sweeps))
  console.log(
    `${name.padEnd(24)} ${few.sweeps[name]?.toFixed(0).padStart(8)} ms ${ms.toFixed(0).padStart(8)} ms`,
  );
for (const [name, { p50, p99, per_s }] of Object.entries(lots.reads)) {
  const before = few.reads[name];
  console.log(
    `${name.padEnd(24)} p50 ${before?.p50.toFixed(1)} → ${p50.toFixed(1)} ms, p99 ${before?.p99.toFixed(1)} → ${p99.toFixed(1)} ms, ${before?.per_s.toFixed(0)} → ${per_s.toFixed(0)} a second`,
  );
}
for (const { what, plan, times, keys, docs, ms } of asked.slice(0, 25))
  console.log(`${what}  ${plan}  × ${times}, at most ${keys} keys, ${docs} documents, ${ms} ms`);
for (const [name, { documents, bytes, on_disk, indexes }] of Object.entries(all))
  console.log(
    `${name.padEnd(36)} ${String(documents).padStart(8)} × ${(bytes / documents).toFixed(0).padStart(6)} B, ${(on_disk / documents).toFixed(0).padStart(6)} B on the disk, ${(indexes / documents).toFixed(0).padStart(5)} B of indexes`,
  );
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
mkdirSync('.agence', { recursive: true });
writeFileSync('.agence/capacity.json', JSON.stringify({ machine, one, few, lots, asked, all }, null, 2));
