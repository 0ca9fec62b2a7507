import { fileURLToPath } from 'node:url';
import { dataGiven, forProduction, startedByNpm, typedIn } from './config.ts';
import { openDemo } from './demo/demo.ts';
import { type Options, readOptions, usage } from './options.ts';
import { createSystem } from './system.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (name: string, sentence: string) => console.log(`${name.padEnd(12)} ${sentence}`);

function readOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2), root, typedIn(), dataGiven());
  } catch (fault) {
    console.error(`${fault instanceof Error ? fault.message : fault}\n${usage}`);
    process.exit(64);
  }
}

const options = readOrExit();
const demo = options.demo && !forProduction() ? await openDemo(options.data, root, say) : undefined;
const system = createSystem(options, say, demo?.settings);
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  say('agence', 'stopping');
  await system.stop();
  demo?.close();
  say('agence', 'stopped');
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// A parent that started us with a channel (a test) stops us when it ends.
process.on('disconnect', () => void stop(0));
// npm passes SIGTERM on to us, but not when npm itself is killed.
const parent = process.ppid;
if (startedByNpm()) setInterval(() => process.ppid !== parent && void stop(0), 500).unref();
// A closed output is no reason to leave the servers running.
process.stdout.on('error', () => {});

try {
  const run = await system.start();
  if (!stopping) console.log(`ready ${run.base_url}`);
  process.send?.({ ready: true });
  if (demo !== undefined && !stopping && !system.held()) system.setDemo(await demo.show(run));
} catch (fault) {
  if (!stopping) console.error(fault instanceof Error ? fault.message : fault);
  await stop(1);
}
