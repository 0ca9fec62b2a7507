import { setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { selfSigned } from '@agence/testing/fakes/certificate';
import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FetchOptions, Limits } from './fetch/types.ts';
import { fetchSite } from './fetch-site.ts';

let site: FakeSite;
const certificate = selfSigned('boutique.fr');
beforeAll(async () => {
  site = await startFakeSite();
});
afterAll(() => site.stop());

const options = (limits: Partial<Limits> = {}): FetchOptions => ({
  allow: new Set([site.host]),
  userAgent: 'Test/1',
  resolve: async () => ['127.0.0.1'],
  limits: { ms: 2000, ...limits },
});
const read = (path: string, limits: Partial<Limits> = {}) => fetchSite(site.url + path, options(limits));
const text = (asked: Awaited<ReturnType<typeof read>>): string =>
  asked.kind === 'answered' ? asked.body.toString() : asked.cause;

describe('what it asks', () => {
  it('names itself, brings no cookie, and leaves its connection', async () => {
    site.set('/', { headers: { 'set-cookie': 'a=1' }, body: 'lu' });
    await read('/');
    await read('/');
    const [, second] = site.visits().slice(-2);
    expect(second?.headers).toEqual({
      host: site.host,
      connection: 'close',
      'user-agent': 'Test/1',
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5',
      'accept-encoding': 'gzip, br',
      'accept-language': 'fr,en;q=0.5',
    });
    expect(site.connections()).toBe(site.visits().length);
  });
  it.each([
    ['plain', undefined, Buffer.from('été')],
    ['gzip', 'gzip', gzipSync('été')],
    ['br', 'br', brotliCompressSync('été')],
  ])('reads %s', async (_, encoding, body) => {
    site.set('/', { headers: encoding === undefined ? {} : { 'content-encoding': encoding }, body });
    expect(text(await read('/'))).toBe('été');
  });
  it('keeps what the answer says about itself', async () => {
    site.set('/p', {
      status: 410,
      headers: { 'x-robots-tag': ['noindex', 'nosnippet'], 'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT' },
      body: 'parti',
    });
    expect(await read('/p')).toMatchObject({
      kind: 'answered',
      final_url: `${site.url}/p`,
      status: 410,
      content_type: 'text/html; charset=utf-8',
      x_robots_tag: ['noindex', 'nosnippet'],
      last_modified: 'Mon, 02 Nov 2026 08:00:00 GMT',
      redirects: [],
    });
  });
});

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('%i is followed and told', async (status) => {
    site.set('/a', { redirect: '/é?b=1', status });
    site.set('/%C3%A9?b=1', 'arrivé');
    const asked = await read('/a');
    expect(text(asked)).toBe('arrivé');
    expect(asked.redirects).toEqual([{ url: `${site.url}/a`, status, location: '/é?b=1' }]);
  });
  it('five are followed, the sixth is one too many', async () => {
    for (let i = 0; i < 6; i++) site.set(`/${i}`, { redirect: `/${i + 1}` });
    site.set('/6', 'au bout');
    expect(text(await read('/1'))).toBe('au bout');
    expect(await read('/0')).toMatchObject({
      cause: 'redirects',
      why: 'La page redirige plus de 5 fois de suite.',
    });
  });
  it.each([
    ['a meta refresh', '<meta http-equiv="refresh" content="0;url=/ailleurs">'],
    ['300 with an address', { status: 300, headers: { location: '/ailleurs' }, body: 'choix' }],
    ['an address in a 200', { headers: { location: '/ailleurs', refresh: '0;url=/ailleurs' }, body: 'non' }],
    ['a redirect to nowhere', { status: 302, body: 'où ?' }],
  ])('%s is not followed', async (_, page) => {
    site.set('/r', page);
    const before = site.visits().length;
    expect(await read('/r')).toMatchObject({ kind: 'answered', final_url: `${site.url}/r`, redirects: [] });
    expect(site.visits().length - before).toBe(1);
  });
});

describe('what a hostile site may cost', () => {
  it.each([
    ['gzip_bomb', 'too_large', 'La page dépasse 2 Mio.'],
    ['endless', 'too_large', 'La page dépasse 2 Mio.'],
    ['cut', 'unreachable', 'Le serveur n’accepte pas la connexion ou la coupe.'],
  ] as const)('%s: %s', async (fault, cause, why) => {
    site.set('/f', { fault });
    expect(await read('/f', { ms: 20_000 })).toMatchObject({ cause, why });
  });
  it.each(['silence', 'no_body', 'slow_body'] as const)(
    '%s: no longer than the time given',
    async (fault) => {
      site.set('/f', { fault });
      expect(await read('/f', { ms: 100 })).toMatchObject({
        cause: 'timeout',
        why: 'Le site n’a pas répondu à temps.',
      });
    },
  );
  it('the time counts all hops together', async () => {
    site.set('/s', { redirect: '/f' });
    site.set('/f', { fault: 'silence' });
    expect(await read('/s', { ms: 100 })).toMatchObject({ cause: 'timeout', redirects: [{ status: 302 }] });
  });
  it('bytes received count, even when they decompress to nothing', async () => {
    const nothing = gzipSync('');
    const body = Buffer.concat(Array.from({ length: 1000 }, () => nothing));
    site.set('/', { headers: { 'content-encoding': 'gzip' }, body });
    expect(await read('/', { bytes: 10_000 })).toMatchObject({ cause: 'too_large' });
  });
  it.each([
    ['zstd', 'La page est compressée d’une façon que nous ne lisons pas.'],
    ['gzip, gzip', 'La page est compressée d’une façon que nous ne lisons pas.'],
    ['constructor', 'La page est compressée d’une façon que nous ne lisons pas.'],
    ['gzip', 'La réponse est illisible.'],
  ])('a body wrongly said to be %s is not read', async (encoding, why) => {
    site.set('/', { headers: { 'content-encoding': encoding }, body: 'pas cela' });
    expect(await read('/')).toMatchObject({ cause: 'unreadable', why });
  });
  it('headers without end are not read', async () => {
    site.set('/', { headers: { 'x-long': 'a'.repeat(40_000) }, body: '' });
    expect(await read('/')).toMatchObject({ cause: 'unreachable', code: 'UND_ERR_HEADERS_OVERFLOW' });
  });
  it('stops when its caller does', async () => {
    site.set('/f', { fault: 'silence' });
    const stop = new AbortController();
    const asked = fetchSite(`${site.url}/f`, { ...options(), signal: stop.signal });
    stop.abort();
    expect(await asked).toMatchObject({ cause: 'aborted', why: 'La lecture a été arrêtée.' });
  });
});

it('asks leave for each address, redirects included', async () => {
  site.set('/a', { redirect: '/prive' });
  const asked: string[] = [];
  const permits = async ({ pathname }: URL): Promise<boolean> => asked.push(pathname) < 2;
  expect(await fetchSite(`${site.url}/a`, { ...options(), permits })).toMatchObject({
    cause: 'robots',
    why: 'Le site demande aux robots comme le nôtre de ne pas lire cette page.',
    at: `${site.url}/prive`,
  });
  expect(asked).toEqual(['/a', '/prive']);
});

describe('https', () => {
  it('reads behind a certificate that it trusts, under the name asked for', async () => {
    const secure = await startFakeSite({ tls: certificate, pages: { '/': 'sûr' } });
    const port = secure.host.split(':')[1];
    const allow = new Set([`boutique.fr:${port}`, `autre.fr:${port}`]);
    const ask = (host: string) => fetchSite(`https://${host}:${port}/`, { ...options(), allow });
    expect(await ask('boutique.fr')).toMatchObject({
      cause: 'unreachable',
      why: 'La connexion sûre (https) échoue\u00a0: aucune autorité reconnue ne garantit le certificat du site.',
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    setDefaultCACertificates([certificate.cert]);
    expect(text(await ask('boutique.fr'))).toBe('sûr');
    expect(await ask('autre.fr')).toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
      why: 'La connexion sûre (https) échoue\u00a0: le certificat est au nom d’un autre site.',
    });
    await secure.stop();
  });
  it('does not read plain http there', async () => {
    expect(await fetchSite(`https://${site.host}/`, options())).toMatchObject({
      cause: 'unreachable',
      code: 'ERR_SSL_WRONG_VERSION_NUMBER',
      why: 'La connexion sûre (https) échoue\u00a0: le serveur ne parle pas https à cette adresse.',
    });
  });
});
