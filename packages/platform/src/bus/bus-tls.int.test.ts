import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eventually } from '@agence/testing/eventually';
import { type OwnNats, ownNats } from '@agence/testing/own-nats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '../process/logger.ts';
import { type Bus, openBus } from './bus.ts';
import { EVENTS } from './event-stream.ts';

const made = mkdtempSync(join(tmpdir(), 'bus-tls-'));
const [cert_file, key_file] = [join(made, 'tls.crt'), join(made, 'tls.key')];
const known = getCACertificates();

let nats: OwnNats;
const buses: Bus[] = [];
beforeAll(async () => {
  const asked = [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=bus.example'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-out', cert_file, '-keyout', key_file],
  ];
  execFileSync('openssl', asked, { stdio: 'ignore' });
  nats = await ownNats();
  await nats.kill();
  await nats.configure({ tls: { cert_file, key_file } });
  await nats.start();
});
afterAll(async () => {
  setDefaultCACertificates([...known, readFileSync(cert_file, 'utf8')]);
  await eventually(() => buses.every((one) => one.connected()));
  setDefaultCACertificates(known);
  for (const bus of buses) await bus.close();
  await nats.stop();
  rmSync(made, { recursive: true });
});

const bus = (): Bus => {
  const url = nats.url.replace('nats://127.0.0.1', 'tls://localhost');
  const opened = openBus({ url, name: 'a', prefix: 'A', replicas: 1, log: createLogger('a', 'silent') });
  buses.push(opened);
  return opened;
};

it('a bus whose certificate nobody vouches for is not spoken to', async () => {
  await expect(bus().identity(EVENTS)).rejects.toThrow('the bus does not answer');
});

it('with an authority that is known, what is said to it is encrypted', async () => {
  setDefaultCACertificates([...known, readFileSync(cert_file, 'utf8')]);
  const one = bus();
  await eventually(() => one.connected());
  expect(await one.identity(EVENTS)).toMatch(/^A_EVENTS@/);
});
