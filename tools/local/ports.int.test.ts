import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { freePorts, isFree } from './ports.ts';

/** Is given ports, says which, and lives on. */
const DRAWING = `import { freePorts } from '${new URL('./ports.ts', import.meta.url).href}';
process.send(await freePorts(150));
process.on('message', () => {});`;

test('starts that draw at the same time are given ports of their own, even before they use them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ports-'));
  const program = join(folder, 'drawing.ts');
  await writeFile(program, DRAWING);
  const children = Array.from({ length: 4 }, () => fork(program));
  const others = await Promise.all(
    children.map(async (child) => (await once(child, 'message'))[0] as number[]),
  );
  const all = [...others.flat(), ...(await freePorts(150))];
  expect(all).toHaveLength(750);
  expect(new Set(all).size).toBe(750);
  expect(await Promise.all(all.slice(0, 20).map(isFree))).toEqual(Array(20).fill(true));
  for (const child of children) child.kill();
  await rm(folder, { recursive: true });
});
