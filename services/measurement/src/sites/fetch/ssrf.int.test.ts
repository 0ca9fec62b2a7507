import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type FakeSite, startCanary, startFakeSite } from '@agence/testing/fakes/site';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchSite } from '../fetch-site.ts';
import { FAMILIES } from './ssrf.test-data.ts';
import type { FetchOptions } from './types.ts';

let canary: Awaited<ReturnType<typeof startCanary>>;
let site: FakeSite;
/** Sockets that this process opened towards anybody, on the way to `port` or elsewhere. */
let opened = 0;
const count = (): void => {
  opened += 1;
};

const at = (text: string): string => text.replaceAll(':@', `:${canary.port}`);
/** Every name leads to the canary, and its port counts as a usual one: only the address can stop the reading. */
const options = (): FetchOptions => ({
  allow: new Set([site.host]),
  userAgent: 'Test/1',
  resolve: async () => ['127.0.0.1'],
  limits: { ports: new Set([80, 443, canary.port]), ms: 3000 },
});

beforeAll(async () => {
  canary = await startCanary(['127.0.0.1', '::1']);
  site = await startFakeSite();
  subscribe('net.client.socket', count);
});
afterAll(async () => {
  unsubscribe('net.client.socket', count);
  await Promise.all([canary.stop(), site.stop()]);
});

it('holds at least 8 addresses a family and 200 in all', () => {
  const sizes = Object.values(FAMILIES).map((family) => new Set(family).size);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  expect(sizes.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(200);
});

describe.each(Object.entries(FAMILIES))('%s', (_, family) => {
  it.each(family)('%j', async (text) => {
    const before = { opened, reached: canary.reached() };
    const asked = await fetchSite(at(text), options());
    expect(asked).toMatchObject({ cause: 'refused', why: expect.stringMatching(/\.$/) });
    expect({ opened, reached: canary.reached() }).toEqual(before);
  });
});

const STATUSES = [301, 302, 303, 307, 308];
/** Those that are not addresses of the redirecting site itself once resolved against it. */
const ELSEWHERE = Object.values(FAMILIES)
  .flat()
  .filter((text) => /^[a-z+-]+:/i.test(text) && !/^http:\/?\d/.test(text));

describe('a public page that redirects there', () => {
  it.each(ELSEWHERE.map((text, i) => [STATUSES[i % STATUSES.length] ?? 302, text] as const))(
    '%i %j',
    async (status, text) => {
      if (/[\0\n]/.test(text)) return expect(() => new Headers({ location: text })).toThrow();
      site.set('/', { redirect: at(text), status });
      const before = { opened: opened + 1, reached: canary.reached() };
      const asked = await fetchSite(site.url, options());
      expect(asked).toMatchObject({ cause: 'refused', redirects: [{ url: `${site.url}/`, status }] });
      expect({ opened, reached: canary.reached() }).toEqual(before);
    },
  );
});

it('would have reached the canary, had it been opened by name', async () => {
  const allow = new Set([`127.0.0.1:${canary.port}`, `[::1]:${canary.port}`, `rebind.fr:${canary.port}`]);
  const before = { opened, reached: canary.reached() };
  for (const host of ['127.0.0.1', '[::1]', 'rebind.fr', '2130706433', '[0:0:0:0:0:0:0:1]'])
    expect(await fetchSite(`http://${host}:${canary.port}/`, { ...options(), allow })).toMatchObject({
      cause: 'unreachable',
      why: 'Le serveur n’accepte pas la connexion ou la coupe.',
    });
  expect({ opened, reached: canary.reached() }).toEqual({
    opened: before.opened + 5,
    reached: before.reached + 5,
  });
});
