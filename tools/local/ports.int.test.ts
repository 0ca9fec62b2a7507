import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePorts, isFree, retakePort } from './ports.ts';

const PORTS = new URL('./ports.ts', import.meta.url).href;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ports-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program that is given that many ports, says which, and lives on. */
async function drawing(count: number): Promise<string> {
  const program = join(folder, `${count}.ts`);
  await writeFile(
    program,
    `import { freePorts } from '${PORTS}';\nprocess.send(await freePorts(${count}));\nprocess.on('message', () => {});`,
  );
  return program;
}

test('starts that draw at the same time are given ports of their own, even before they use them', async () => {
  const program = await drawing(150);
  const children = Array.from({ length: 4 }, () => fork(program));
  const others = await Promise.all(
    children.map(async (child) => (await once(child, 'message'))[0] as number[]),
  );
  const all = [...others.flat(), ...(await freePorts(150))];
  expect(all).toHaveLength(750);
  expect(new Set(all).size).toBe(750);
  expect(await Promise.all(all.slice(0, 20).map(isFree))).toEqual(Array(20).fill(true));
  for (const child of children) child.kill();
});

test('the port of an earlier start is taken again only when no start of now may be given it', async () => {
  const child = fork(await drawing(1));
  const [port = 0] = (await once(child, 'message'))[0] as number[];
  // It is free, and its neighbour in the other start could still be given it.
  expect([await isFree(port), await retakePort(port)]).toEqual([true, false]);
  child.kill();
  await once(child, 'close');
  expect(await retakePort(port)).toBe(true);
  // Ours from now on: not for a second server of this start either.
  expect(await retakePort(port)).toBe(false);
  expect(await Promise.all([0, 80, 40_000].map(retakePort))).not.toContain(true);
});
