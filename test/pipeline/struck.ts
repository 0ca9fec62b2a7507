import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, jest } from '@jest/globals';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(240_000);

/** The folder of orders to the processes at their crash points. */
export let points: string;
export let system: OwnSystem;
beforeAll(async () => {
  points = await mkdtemp(join(tmpdir(), 'agence-points-'));
  // No request of the lead form is measured.
  const env = { CRASH_POINTS: points, LEAD_CALLS_PER_DAY: '1' };
  system = await ownServices({ gateways: 2, env });
});
afterAll(async () => {
  await system.stop();
  await rm(points, { recursive: true, force: true });
});
