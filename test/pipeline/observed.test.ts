// One system for all of them; the first one counts every paid call.
import { callerWith, newAccount } from '@agence/testing/accounts';
import { expect, test } from '@jest/globals';
import '../journeys/telemetry.ts';
import './security-events.ts';
import './headers.ts';
import { collector, system } from './observed.ts';

test('a collector that is away holds nobody up, and the system ends without it', async () => {
  const { key } = await newAccount(system);
  await collector.stop();
  expect((await callerWith(system, key).get('compte/')).status).toBe(200);
  await system.stop();
});
