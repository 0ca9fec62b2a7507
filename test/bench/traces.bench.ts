import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OwnSystem, startSystem } from '@agence/testing/system';
import { crowd, type Seen } from './load.ts';
import { seed } from './seed.ts';

/**
 * What traces cost: a system that sends nothing, and one that keeps one trace of ten and sends all its figures to a program
 * that swallows them, asked in turn (docs/speed.md). Processor milliseconds an answer, the median of the rounds.
 */
const [ROUNDS, SECONDS, CALLERS, ACCOUNTS] = [9, 3, 32, 600];

const swallow = createServer((request, response) => void request.resume().on('end', () => response.end()));
await new Promise<void>((resolve) => swallow.listen(0, '127.0.0.1', resolve));
const env = {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(swallow.address() as AddressInfo).port}`,
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
};

const targetOf = async (system: OwnSystem) => {
  const { keys } = await seed(system, ACCOUNTS);
  const { mongodb, nats, services, gateways, base_url } = system.run();
  const pids = [...Object.values(services), ...gateways, mongodb, nats].map(({ pid }) => pid ?? 0);
  return { base_url, path: '/agence/v1/compte/', keys, pids };
};
const systems = [await startSystem(), await startSystem({ env })];
const targets = await Promise.all(systems.map(targetOf));

const seen: Seen[][] = targets.map(() => []);
for (let round = 0; round <= ROUNDS; round += 1)
  for (const [i, target] of targets.entries()) {
    const one = await crowd(target, CALLERS, SECONDS);
    // The first round warms up.
    if (round > 0) seen[i]?.push(one);
  }
for (const system of systems) await system.stop();
swallow.close();

const [without = 0, traced = 0] = seen.map(
  (rounds) => rounds.map(({ cpu_ms }) => cpu_ms).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)],
);
console.log(
  `${without.toFixed(2)} ms, traced ${traced.toFixed(2)} ms: + ${((traced / without - 1) * 100).toFixed(0)} % (goal: + 15 %)`,
);
