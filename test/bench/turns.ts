import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';

/**
 * Loaded into every process of a system that is measured: each SIGUSR2 writes how much of the processor a turn of
 * measurement's event loop took since the one before (99 of 100 turns, in milliseconds), and begins anew. What other programs
 * of the machine take is not counted: a turn that takes long keeps everybody waiting, wherever it runs.
 */
if (/\bmeasurement\b/.test(process.argv[1] ?? '')) {
  const turns = createHistogram();
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  let before = used();
  setInterval(() => {
    const now = used();
    turns.record(Math.max(1, now - before));
    before = now;
  }, 5).unref();
  process.on('SIGUSR2', () => {
    const file = join(process.env['AGENCE_DATA'] ?? '', `turns-${process.pid}`);
    writeFileSync(file, String(turns.percentile(99) / 1000));
    turns.reset();
  });
}
