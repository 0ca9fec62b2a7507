import { freePorts } from '@agence/local/ports';
import { type FakePayment, startFakePayment } from '@agence/testing/fakes/payment';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { CARD_SETTINGS } from '../outside/payment.ts';
import { ownSystem } from '../outside/system.ts';

let provider: FakePayment;
/** The port of the gateway's health. */
export let grpc: number;
/** With a MongoDB and a NATS of its own, to be stopped and looked into. */
export let system: OwnSystem;
beforeAll(async () => {
  [grpc = 0] = await freePorts(1);
  provider = await startFakePayment();
  const card = { ...CARD_SETTINGS, STRIPE_API_BASE: provider.url };
  const env = { ...card, TRUSTED_HOPS: '1', LOG_LEVEL: 'debug', GRPC_PORT: String(grpc) };
  system = await ownSystem({ testClock: true, env });
});
afterAll(async () => {
  await system?.stop();
  await provider?.stop();
});
