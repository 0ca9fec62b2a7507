import { publishSystem } from './config.ts';
import { type OwnSystem, startSystem } from './system.ts';

let shared: OwnSystem | undefined;

/** One system for all tests of `test/` that do not need to move its clock or break it. */
export default async function setUp(): Promise<void> {
  shared = await startSystem();
  publishSystem(shared.data);
}

export async function tearDown(): Promise<void> {
  await shared?.stop();
}
