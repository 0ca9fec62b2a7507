import { parseArgs } from 'node:util';
import { startFakeAi } from './ai.ts';

/** The fake provider as a process of its own: `node fake-ai.main.ts [--port N]`, prints `ready <url>`. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const fake = await startFakeAi({ port: Number(values.port) });
process.stdout.write(`ready ${fake.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fake.stop());
