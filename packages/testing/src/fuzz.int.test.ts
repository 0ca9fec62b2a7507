import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { environmentWith } from './config.ts';
import { fuzz, LONGEST_TURN_MS, loopProbe } from './fuzz.ts';

/** Says `ready` between two turns of its event loop; a line on its input holds the loop for that many ms of processor time. */
const BUSY_ON_DEMAND = `
  const usedMs = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
  process.stdin.on('data', (line) => {
    const end = usedMs() + Number(line);
    while (usedMs() < end);
    setTimeout(() => console.log('ready'), 50);
  });
  setTimeout(() => console.log('ready'), 50);
`;

test('the probe sees the longest turn of an event loop, and forgets it once asked', async () => {
  const probe = await loopProbe();
  const child = spawn(process.execPath, ['-e', BUSY_ON_DEMAND], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environmentWith(probe.env),
  });
  const hold = async (ms: number) => {
    child.stdin.write(String(ms));
    await once(child.stdout, 'data');
    return await probe.longestTurn(child.pid as number);
  };
  await once(child.stdout, 'data');
  await probe.longestTurn(child.pid as number);

  expect(await hold(LONGEST_TURN_MS + 50)).toBeGreaterThan(LONGEST_TURN_MS);
  expect(await hold(1)).toBeLessThan(LONGEST_TURN_MS);
  child.kill();
  await probe.remove();
});

test('an input that breaks the property is shown with its seed', async () => {
  const broken = fuzz(fc.nat(), async (number) => expect(number).toBeLessThan(10));

  await expect(broken).rejects.toThrow(/seed: .*Counterexample: \[10\]/s);
});
