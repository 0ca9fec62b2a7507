import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { type FakePayment, startFakePayment } from '@agence/testing/fakes/payment';
import { type LoopProbe, loopProbe } from '@agence/testing/fuzz';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, jest } from '@jest/globals';
import { CARD_SETTINGS } from '../outside/payment.ts';
import { ownServices } from '../outside/system.ts';

const HOURS_MS = 6 * 3_600_000;
jest.setTimeout(HOURS_MS);

let provider: FakePayment;
export let relay: FakeRelay;
export let probe: LoopProbe;
export let system: OwnSystem;
beforeAll(async () => {
  [probe, provider, relay] = await Promise.all([loopProbe(), startFakePayment(), startFakeRelay()]);
  const settings = {
    ...CARD_SETTINGS,
    STRIPE_API_BASE: provider.url,
    SMTP_URL: relay.url,
    TRUSTED_HOPS: '1',
  };
  const limits = { LIMIT_WINDOW_S: '1', LEAD_CALLS_PER_DAY: '1' };
  system = await ownServices({ env: { ...probe.env, ...settings, ...limits } });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([provider.stop(), relay.stop(), probe.remove()]);
});
