import { type FakePayment, startFakePayment } from '@agence/testing/fakes/payment';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, jest } from '@jest/globals';
import { CARD_SETTINGS } from '../outside/payment.ts';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(120_000);

export let provider: FakePayment;
export let system: OwnSystem;
beforeAll(async () => {
  provider = await startFakePayment();
  const env = { ...CARD_SETTINGS, TRUSTED_HOPS: '1', STRIPE_API_BASE: provider.url };
  system = await ownServices({ gateways: 2, testClock: true, env });
});
afterAll(async () => {
  await system?.stop();
  await provider?.stop();
});
