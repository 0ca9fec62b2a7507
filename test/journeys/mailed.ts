import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { type FakePayment, startFakePayment } from '@agence/testing/fakes/payment';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { CARD_SETTINGS } from '../outside/payment.ts';
import { ownServices, READ_BY_MODEL } from '../outside/system.ts';

/** The people who run the service. */
export const NOUS = 'alerte@service.example';

let provider: FakePayment;
export let relay: FakeRelay;
export let system: OwnSystem;
beforeAll(async () => {
  [provider, relay] = await Promise.all([startFakePayment(), startFakeRelay()]);
  const mails = { SMTP_URL: relay.url, ALERT_EMAIL: NOUS };
  const env = { ...READ_BY_MODEL, ...CARD_SETTINGS, STRIPE_API_BASE: provider.url, ...mails };
  system = await ownServices({ testClock: true, env });
});
afterAll(async () => {
  await system?.stop();
  await Promise.all([provider?.stop(), relay?.stop()]);
});
