import { writeFileSync } from 'node:fs';

const folder = new URL(import.meta.url).searchParams.get('in');
const TICK_MS = 5;

// Loaded before a process (`node --import`). On SIGUSR2 it writes, in a file named by its process id, the most processor time
// in ms that one turn of its event loop took since the last signal. Processor time, since a busy machine stretches the clock.
let before = process.threadCpuUsage();
let longest_ms = 0;
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest_ms = Math.max(longest_ms, (user + system) / 1000);
}, TICK_MS).unref();

process.on('SIGUSR2', () => {
  writeFileSync(`${folder}/${process.pid}`, JSON.stringify({ longest_ms }));
  longest_ms = 0;
});
