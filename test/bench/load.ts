import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

/** A second of the machine's accounting has so many ticks (`getconf CLK_TCK`, 100 on every Linux). */
const TICKS_S = 100;

/** Processor seconds that these processes have used, by the kernel's own accounting. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_S;
  }, 0);

export type Target = {
  readonly base_url: string;
  readonly path: string;
  readonly keys: readonly string[];
  readonly pids: readonly number[];
  /** What every answer says; 200 unless given. */
  readonly status?: number;
};

/** Answers a second, processor milliseconds an answer over all processes, and how long an answer took, in milliseconds. */
export type Seen = {
  readonly per_s: number;
  readonly cpu_ms: number;
  readonly p50: number;
  readonly p99: number;
};

const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;

/** What runs on until its calls are over; each `call` uses the next key. */
type Run = (call: () => Promise<void>) => Promise<void>;

async function load(target: Target, connections: number, run: Run): Promise<Seen> {
  const pool = new Pool(target.base_url, { connections });
  const took: number[] = [];
  let turn = 0;
  const call = async () => {
    const key = target.keys[turn++ % target.keys.length] ?? '';
    const since = performance.now();
    const { statusCode, body } = await pool.request({
      path: target.path,
      method: 'GET',
      headers: { 'x-api-key': key },
    });
    const text = await body.text();
    if (statusCode !== (target.status ?? 200)) throw new Error(`${target.path}: ${statusCode} ${text}`);
    took.push(performance.now() - since);
  };
  const [cpu, start] = [cpuOf(target.pids), performance.now()];
  await run(call);
  const spent_s = (performance.now() - start) / 1000;
  const cpu_ms = ((cpuOf(target.pids) - cpu) * 1000) / took.length;
  await pool.close();
  took.sort((a, b) => a - b);
  return { per_s: took.length / spent_s, cpu_ms, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

/** So many callers, each asking again as soon as it was answered. */
export function crowd(target: Target, callers: number, seconds: number): Promise<Seen> {
  const end = performance.now() + seconds * 1000;
  return load(target, callers, async (call) => {
    const caller = async () => {
      while (performance.now() < end) await call();
    };
    await Promise.all(Array.from({ length: callers }, caller));
  });
}

/** So many calls a second, each at its own moment, whatever the answers take. */
export function paced(target: Target, per_s: number, seconds: number): Promise<Seen> {
  return load(target, 64, async (call) => {
    const start = performance.now();
    const calls: Promise<void>[] = [];
    while (calls.length < per_s * seconds) {
      const wait = start + (calls.length * 1000) / per_s - performance.now();
      if (wait > 0) await pause(wait);
      calls.push(call());
    }
    await Promise.all(calls);
  });
}
