import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { dit, envoyer, orderer, reponses } from '../outside/orders.ts';
import { ownServices } from '../outside/system.ts';

jest.setTimeout(120_000);

const NAME = 'commandes.example';
const made = mkdtempSync(join(tmpdir(), 'agence-tls-'));
const CERT = join(made, 'tls.crt');

let relay: FakeRelay;
let system: OwnSystem;
beforeAll(async () => {
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`],
    ...['-addext', `subjectAltName=DNS:${NAME}`, '-out', CERT, '-keyout', join(made, 'tls.key')],
  ]);
  relay = await startFakeRelay();
  system = await ownServices({ env: { SMTP_URL: relay.url, ORDERS_TLS: made } });
});
afterAll(async () => {
  await system.stop();
  await relay.stop();
  rmSync(made, { recursive: true });
});

test('the door of orders takes a message under TLS with the certificate that was given, and one without', async () => {
  const { de, a } = await orderer(system);
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: system.run().orders_smtp, requireTLS: true },
    tls: { ca: readFileSync(CERT), servername: NAME },
  });
  await transport.sendMail({ from: de, to: a, subject: 'TLS', text: 'Mes clients' });
  transport.close();
  await envoyer(system, { de, a, texte: 'Mon compte' });
  const answers = (await reponses(relay, de, 2)).map(dit);
  expect(answers.some((one) => one.includes('Vos clients'))).toBe(true);
  expect(answers.some((one) => one.includes('Votre compte'))).toBe(true);
});
