import { writeFileSync } from 'node:fs';

const folder = new URL(import.meta.url).searchParams.get('in');

// Loaded before a process (`node --expose-gc --import`): told to, it says in a file what it holds once its garbage is gone.
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  writeFileSync(`${folder}/${process.pid}`, JSON.stringify({ held: heapUsed + external, rss }));
});
