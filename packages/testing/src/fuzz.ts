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

/** Measures the turns of the event loops of processes that are started with its environment. */
export interface LoopProbe {
  /** Environment of the processes to measure. */
  readonly env: Readonly<Record<string, string>>;
  /** The longest turn of a process since the last question, in ms of processor time; the first answer includes its start. */
  longestTurn(pid: number): Promise<number>;
  remove(): Promise<void>;
}

export async function loopProbe(): Promise<LoopProbe> {
  const folder = await mkdtemp(join(tmpdir(), 'agence-loop-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'loop-probe.js'));
  return {
    env: { NODE_OPTIONS: `--import=${preload.href}?in=${folder}` },
    longestTurn: async (pid) => {
      const file = join(folder, String(pid));
      await rm(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      const text = await until(
        () => readFile(file, 'utf8').catch(() => ''),
        (written) => written !== '',
      );
      const { longest_ms }: { longest_ms: number } = JSON.parse(text);
      return longest_ms;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
