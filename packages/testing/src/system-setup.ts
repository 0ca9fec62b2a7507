import { publishSystem } from './config.ts';
import { type OwnSystem, startSystem } from './system.ts';

let shared: OwnSystem | undefined;

/** One system with two gateways for all tests of `test/` that do not need to move its clock or break it. */
export default async function setUp(): Promise<void> {
  // Each test's program says where it calls from, so that limits per address are not shared; nor is the ceiling of all leads.
  shared = await startSystem({ gateways: 2, env: { TRUSTED_HOPS: '1', LEAD_CALLS_PER_DAY: '1000000' } });
  publishSystem(shared.data);
}

export async function tearDown(): Promise<void> {
  await shared?.stop();
}
