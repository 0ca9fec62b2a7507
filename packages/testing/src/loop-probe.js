import { writeFileSync } from 'node:fs';
import { createHistogram } from 'node:perf_hooks';

const folder = new URL(import.meta.url).searchParams.get('in');
const TICK_MS = 5;

// Loaded before a process (`node --import`). On SIGUSR2 it writes, in a file named by its process id, the processor time in ms
// that the turns of its event loop took since the last signal, and the memory that it holds (without garbage: `--expose-gc`).
// Processor time, since a busy machine stretches the clock.
const turns = createHistogram();
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  turns.record(Math.max(1, Math.round(user + system)));
}, TICK_MS).unref();

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const [longest_ms, p99_ms] = [turns.max / 1000, turns.percentile(99) / 1000];
  writeFileSync(
    `${folder}/${process.pid}`,
    JSON.stringify({ longest_ms, p99_ms, held: heapUsed + external, rss }),
  );
  turns.reset();
});
