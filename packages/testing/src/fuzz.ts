import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { fuzzSettings } from './config.ts';
import { until } from './until.ts';

/** The longest that one turn of an event loop may take, in ms of processor time, whatever comes in. */
export const LONGEST_TURN_MS = 250;

/**
 * Tries `holds` with `FUZZ_RUNS` inputs (500 when not set) drawn from `FUZZ_SEED` (a new seed when not set). A failure shows the
 * smallest input found and the seed.
 */
export async function fuzz<T>(inputs: fc.Arbitrary<T>, holds: (input: T) => Promise<void>): Promise<void> {
  const { runs, seed } = fuzzSettings();
  await fc.assert(fc.asyncProperty(inputs, holds), {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
  });
}

/** What a process says of itself: processor time of the turns of its event loop since the last question, and its memory in bytes. */
export type Probed = {
  readonly longest_ms: number;
  readonly p99_ms: number;
  readonly held: number;
  readonly rss: number;
};

/** Measures processes that are started with its environment. */
export interface LoopProbe {
  readonly env: Readonly<Record<string, string>>;
  readonly probed: (pid: number) => Promise<Probed>;
  /** In ms of processor time; the first answer includes the start of the process. */
  readonly longestTurn: (pid: number) => Promise<number>;
  readonly remove: () => Promise<void>;
}

export async function loopProbe(...options: readonly string[]): Promise<LoopProbe> {
  const folder = await mkdtemp(join(tmpdir(), 'agence-loop-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'loop-probe.js'));
  const probed = async (pid: number): Promise<Probed> => {
    const file = join(folder, String(pid));
    await rm(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    const text = await until(
      () => readFile(file, 'utf8').catch(() => ''),
      (written) => written.endsWith('}'),
    );
    return JSON.parse(text);
  };
  return {
    env: { NODE_OPTIONS: [...options, `--import=${preload.href}?in=${folder}`].join(' ') },
    probed,
    longestTurn: async (pid) => (await probed(pid)).longest_ms,
    remove: () => rm(folder, { recursive: true }),
  };
}
