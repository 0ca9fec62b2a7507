import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { crashPoints } from './crash-points.ts';
import { reactionStarts } from './reaction-start.ts';

const parts = partsFor(beforeEach, afterEach);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'points-'));
});
afterEach(() => rm(folder, { recursive: true }));

const FIRST = { event: 'client_pose', reaction: 'first' };
const SECOND = { event: 'client_pose', reaction: 'second' };

it('a first start that was cut short still hears of all there ever was, when it is tried again', async () => {
  const starts = reactionStarts(crashPoints('s', folder).onWrites(parts.db));
  await writeFile(join(folder, 'orders', 'fail@s:reactions.updateOne:after'), '');
  await expect(starts.note([FIRST, SECOND])).rejects.toThrow('told to fail');
  await starts.note([FIRST, SECOND]);
  expect(await Promise.all([FIRST, SECOND].map(starts.of))).toEqual([0, 0]);
});

it('a service that began without a reaction does not hear of what was before its first one', async () => {
  const starts = reactionStarts(parts.db);
  await starts.note([]);
  await starts.note([FIRST]);
  expect(await starts.of(FIRST)).toBeGreaterThan(0);
});
