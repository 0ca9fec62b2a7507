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

const folder = mkdtempSync(join(tmpdir(), 'bus-'));
const [cert_file, key_file] = [join(folder, 'tls.crt'), join(folder, 'tls.key')];
const known = getCACertificates();
const trust = () => setDefaultCACertificates([...known, readFileSync(cert_file, 'utf8')]);

let nats: OwnNats;
const buses: Bus[] = [];
const restarted = async (configuration: object): Promise<void> => {
  await nats.kill();
  await nats.configure(configuration);
  await nats.start();
};
beforeAll(async () => {
  const asked = [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=bus.example'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-out', cert_file, '-keyout', key_file],
  ];
  execFileSync('openssl', asked, { stdio: 'ignore' });
  nats = await ownNats();
  const users = [{ user: 'accounts', password: 'p@ss' }];
  await restarted({ tls: { cert_file, key_file }, authorization: { users } });
});
afterAll(async () => {
  // Those that were not let in go on asking until they are.
  trust();
  await restarted({ authorization: undefined });
  await eventually(() => buses.every((bus) => bus.connected()));
  setDefaultCACertificates(known);
  for (const bus of buses) await bus.close();
  await nats.stop();
  rmSync(folder, { recursive: true });
});

const open = (who: string): Bus => {
  const url = nats.url.replace('nats://127.0.0.1', `tls://${who}localhost`);
  const bus = openBus({ url, name: 'a', prefix: 'A', replicas: 1, log: createLogger('a', 'silent') });
  buses.push(bus);
  return bus;
};

it('a bus whose certificate nobody vouches for is not spoken to', async () => {
  await expect(open('accounts:p%40ss@').identity(EVENTS)).rejects.toThrow('the bus does not answer');
});

it('with an authority that is known, who says who it is is let in by an encrypted connection', async () => {
  trust();
  const bus = open('accounts:p%40ss@');
  await eventually(() => bus.connected());
  expect(await bus.identity(EVENTS)).toMatch(/^A_EVENTS@/);
});

it.each(['', 'accounts:wrong@', 'a-token@'])('%j is not let in', async (who) => {
  await expect(open(who).identity(EVENTS)).rejects.toThrow('the bus does not answer');
});
