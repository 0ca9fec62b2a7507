import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startSystem } from '@agence/testing/system';
import { crowd, paced, type Seen, type Target } from './load.ts';
import { seed } from './seed.ts';
import { table } from './table.ts';

/**
 * What a call costs, beside a plain program that gives the same answers: all are asked in turn, round by round, and the
 * median of the rounds counts. Figures and goals (docs/speed.md), no verdict by exit code. `--quick`: two minutes instead of ten.
 */
const quick = process.argv.includes('--quick');
const { rounds, seconds } = quick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 5 };
const CALLERS = 32;
const ACCOUNTS = 600;
const COMPTE = '/agence/v1/compte/';
const CLIENTS = '/agence/v1/clients/';

const system = await startSystem();
const { keys: all } = await seed(system, ACCOUNTS + 1);
const [keys, spent] = [all.slice(0, ACCOUNTS), all.slice(ACCOUNTS)];
const { mongodb, nats, services, gateways, base_url } = system.run();
const yardstick = fork(new URL('plain.ts', import.meta.url), {
  env: { ...process.env, MONGODB_URL: mongodb.url },
});
const [port] = (await once(yardstick, 'message')) as [number];

const pids = (processes: readonly { readonly pid: number | null }[]) => processes.map(({ pid }) => pid ?? 0);
const ours = { base_url, pids: pids([...Object.values(services), ...gateways, mongodb, nats]) };
const plain = { base_url: `http://127.0.0.1:${port}`, pids: [yardstick.pid ?? 0, ...pids([mongodb])] };
const at = (of: Pick<Target, 'base_url' | 'pids'>, path: string): Target => ({ ...of, path, keys });

/** Both give the same bytes, or nothing that follows means anything. */
for (const path of [COMPTE, CLIENTS]) {
  const headers = { 'x-api-key': keys[7] ?? '' };
  const asked = [ours, plain].map(async (of) => (await fetch(of.base_url + path, { headers })).text());
  const [answer, same] = await Promise.all(asked);
  if (answer !== same) throw new Error(`${path} is not the same answer:\n${answer}\n${same}`);
}

/** The last key has made all the calls that it may. */
const refused: Target = { ...at(ours, COMPTE), keys: spent, status: 429 };
for (let left = 700; left > 0; left -= CALLERS)
  await Promise.all(
    Array.from({ length: CALLERS }, () =>
      fetch(base_url + COMPTE, { headers: { 'x-api-key': spent[0] ?? '' } }).then((one) => one.text()),
    ),
  );

const cases: Record<string, () => Promise<Seen>> = {
  'hello, plain': () => crowd(at(plain, '/hello'), CALLERS, seconds),
  'GET compte/, plain': () => crowd(at(plain, COMPTE), CALLERS, seconds),
  'GET compte/': () => crowd(at(ours, COMPTE), CALLERS, seconds),
  'GET clients/, plain': () => crowd(at(plain, CLIENTS), CALLERS, seconds),
  'GET clients/': () => crowd(at(ours, CLIENTS), CALLERS, seconds),
  'a key over its limit': () => crowd(refused, CALLERS, seconds),
  'GET compte/, plain, one caller': () => crowd(at(plain, COMPTE), 1, seconds),
  'GET compte/, one caller': () => crowd(at(ours, COMPTE), 1, seconds),
  'GET compte/, plain, 500 a second': () => paced(at(plain, COMPTE), 500, seconds),
  'GET compte/, 500 a second': () => paced(at(ours, COMPTE), 500, seconds),
};

const seen = new Map<string, Seen[]>();
for (let round = 0; round <= rounds; round += 1)
  for (const [name, measure] of Object.entries(cases)) {
    const one = await measure();
    // The first round warms up.
    if (round > 0) seen.set(name, [...(seen.get(name) ?? []), one]);
  }
yardstick.disconnect();
await system.stop();

const { lines, medians } = table(seen);
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
const date = new Date().toISOString();
console.log(
  [
    `${machine}, ${date}, ${rounds} rounds of ${seconds} s, ${CALLERS} callers, ${ACCOUNTS} keys`,
    ...lines,
  ].join('\n'),
);
mkdirSync('.agence', { recursive: true });
writeFileSync('.agence/bench.json', JSON.stringify({ machine, date, rounds, seconds, medians }, null, 2));
