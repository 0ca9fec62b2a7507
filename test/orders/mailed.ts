import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { type LoopProbe, loopProbe } from '@agence/testing/fuzz';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, jest } from '@jest/globals';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(120_000);

/** The name of the door of orders in its certificate, and the folder of that certificate. */
export const DOOR = 'commandes.example';
export const certificate = mkdtempSync(join(tmpdir(), 'agence-tls-'));

/** A system with a relay, for all tests of orders that need no settings of their own. */
export let relay: FakeRelay;
export let probe: LoopProbe;
export let system: OwnSystem;
beforeAll(async () => {
  const asked = [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${DOOR}`],
    ...['-addext', `subjectAltName=DNS:${DOOR}`, '-out', join(certificate, 'tls.crt')],
    ...['-keyout', join(certificate, 'tls.key')],
  ];
  execFileSync('openssl', asked, { stdio: 'ignore' });
  [relay, probe] = await Promise.all([startFakeRelay(), loopProbe()]);
  const env = { ...probe.env, SMTP_URL: relay.url, ORDERS_TLS: certificate };
  system = await ownServices({ env });
});
afterAll(async () => {
  await system.stop();
  await relay.stop();
  await probe.remove();
  rmSync(certificate, { recursive: true });
});
