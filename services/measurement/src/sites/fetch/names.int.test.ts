import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchSite } from '../fetch-site.ts';
import type { FetchOptions, Resolve } from './types.ts';

let site: FakeSite;
beforeAll(async () => {
  site = await startFakeSite({ pages: { '/': 'lu' } });
});
afterAll(() => site.stop());

const port = (): number => Number(site.host.split(':')[1]);
const asking = (resolve: Resolve, allow: ReadonlySet<string> = new Set()): FetchOptions => ({
  allow,
  userAgent: 'Test/1',
  resolve,
  limits: { ports: new Set([80, port()]), ms: 2000 },
});

describe('a name is trusted when all of its answers are public', () => {
  it.each([
    ['one private among public ones', ['93.184.216.34', '10.0.0.1']],
    ['one private IPv6 among public ones', ['93.184.216.34', '2606:2800:220:1::1', 'fd00::1']],
    ['loopback last', ['93.184.216.34', '93.184.216.35', '127.0.0.1']],
    ['mapped loopback', ['93.184.216.34', '::ffff:127.0.0.1']],
    ['6to4', ['2002:7f00:1::']],
    ['a number that is no address', ['2130706433']],
    ['an address with a zone', ['fe80::1%eth0', '2606:2800:220:1::1%lo']],
    ['metadata', ['169.254.169.254']],
  ])('%s', async (_, answers) => {
    const asked = await fetchSite(
      `http://exemple.fr:${port()}/`,
      asking(async () => answers),
    );
    expect(asked).toMatchObject({
      cause: 'refused',
      why: 'Le nom exemple.fr ne mène pas à une adresse publique.',
      at: `http://exemple.fr:${port()}/`,
    });
    expect(site.connections()).toBe(0);
  });
});

it('resolves a name once and connects to that answer, whatever the name says next', async () => {
  const asked: string[] = [];
  const resolve: Resolve = async (host) => {
    asked.push(host);
    return asked.length === 1 ? ['127.0.0.1'] : ['203.0.113.1'];
  };
  const before = site.connections();
  const options = asking(resolve, new Set([`boutique.fr:${port()}`]));
  expect(await fetchSite(`http://boutique.fr:${port()}/`, options)).toMatchObject({ kind: 'answered' });
  expect({ asked, connections: site.connections() - before }).toEqual({
    asked: ['boutique.fr'],
    connections: 1,
  });
});

it('checks a name again at each hop: public at first, private when it comes back', async () => {
  const answers = ['127.0.0.1', '10.0.0.1'];
  const resolve: Resolve = async () => [answers.shift() ?? ''];
  site.set('/va', { redirect: `http://autre.fr:${port()}/` });
  const options = asking(resolve, new Set([`boutique.fr:${port()}`]));
  expect(await fetchSite(`http://boutique.fr:${port()}/va`, options)).toMatchObject({
    cause: 'refused',
    why: 'Le nom autre.fr ne mène pas à une adresse publique.',
  });
});

it('says that a name leads nowhere, with the word of the system', async () => {
  const nowhere: Resolve = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
  expect(await fetchSite('http://absent.fr/', asking(nowhere))).toEqual({
    kind: 'unread',
    cause: 'unreachable',
    why: 'Le nom absent.fr ne mène à aucun serveur.',
    code: 'ENOTFOUND',
    at: 'http://absent.fr/',
    redirects: [],
  });
  const none = asking(async () => []);
  expect(await fetchSite('http://absent.fr/', none)).toMatchObject({ cause: 'unreachable' });
});

it('ends in time when the name servers never answer', async () => {
  const silent: Resolve = () => new Promise(() => {});
  const options = { ...asking(silent), limits: { ms: 50 } };
  expect(await fetchSite('http://lent.fr/', options)).toMatchObject({
    cause: 'timeout',
    why: 'Le site n’a pas répondu à temps.',
  });
});

it('lets a fault of ours through: it is not something that a site does', async () => {
  const broken: Resolve = () => Promise.reject(new TypeError('ours'));
  await expect(fetchSite('http://exemple.fr/', asking(broken))).rejects.toThrow('ours');
});

it.each([
  ['http://moi:secret@exemple.fr/', 'L’adresse ne doit contenir ni identifiant ni mot de passe.'],
  ['ftp://exemple.fr/', 'L’adresse doit commencer par http ou https.'],
  ['exemple', 'Ce n’est pas une adresse web.'],
  [`http://exemple.fr/${'a'.repeat(2048)}`, 'L’adresse est trop longue.'],
  ['http://exemple.fr:8080/', 'Le port 8080 n’est pas celui d’un site web.'],
  ['http://[64:ff9b::808:808]/', 'L’adresse n’est pas publique.'],
])('refuses %j before any name is asked for', async (text, why) => {
  const names: string[] = [];
  const resolve: Resolve = async (host) => {
    names.push(host);
    return ['127.0.0.1'];
  };
  const asked = await fetchSite(text, { allow: new Set(), userAgent: 'Test/1', resolve });
  expect([asked, names]).toMatchObject([{ cause: 'refused', why }, []]);
});
