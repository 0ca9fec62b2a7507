import { type FakePayment, startFakePayment } from '@agence/testing/fakes/payment';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { CARD_SETTINGS } from '../outside/payment.ts';
import { ownServices } from '../outside/system.ts';

export let provider: FakePayment;
export let system: OwnSystem;
beforeAll(async () => {
  provider = await startFakePayment();
  const card = { ...CARD_SETTINGS, STRIPE_API_BASE: provider.url };
  const env = { ...card, TRUSTED_HOPS: '1', LIMIT_WINDOW_S: '2' };
  system = await ownServices({ gateways: 2, testClock: true, env });
});
afterAll(async () => {
  await system?.stop();
  await provider?.stop();
});
