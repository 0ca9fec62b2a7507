import { type FakeSite, type Page, startFakeSite } from '@agence/testing/fakes/site';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readingThreads } from './extract/threads.ts';
import { type ReadOptions, readSite } from './read-site.ts';

let site: FakeSite;
beforeEach(async () => {
  site = await startFakeSite();
});
afterEach(() => site.stop());

const threads = readingThreads(1);
const HOME = '<!doctype html><title>Fournil</title><h1>Le fournil</h1>';
const read = (options: Partial<ReadOptions> = {}) =>
  readSite(site.host, { allow: new Set([site.host]), userAgent: 'MesureIA/1.0', threads, ...options });

describe('the home page under the names of AI robots', () => {
  const SEARCH = { robot: 'OAI-SearchBot', userAgent: 'Mozilla/5.0; compatible; OAI-SearchBot/1.3' };
  const OTHER = { robot: 'PerplexityBot', userAgent: 'Mozilla/5.0; compatible; PerplexityBot/1.0' };
  const probed = async (pages: Record<string, Page>) => {
    for (const [path, page] of Object.entries({ '/': HOME, ...pages })) site.set(path, page);
    const { probes } = await read({ robots: [SEARCH, OTHER] });
    const agents = site
      .visits()
      .filter(({ path }) => path === '/')
      .map(({ headers }) => headers['user-agent']);
    return { probes, agents };
  };

  it('is asked for once for each, with our own name behind', async () => {
    const { probes, agents } = await probed({});
    expect(probes).toMatchObject([
      { robot: 'OAI-SearchBot', page: { kind: 'answered', status: 200 } },
      { robot: 'PerplexityBot', page: { kind: 'answered', status: 200 } },
    ]);
    expect(new Set(agents)).toEqual(
      new Set(['MesureIA/1.0', `${SEARCH.userAgent} MesureIA/1.0`, `${OTHER.userAgent} MesureIA/1.0`]),
    );
    expect(agents).toHaveLength(3);
  });
  it('is not asked for where robots.txt closes it to that name', async () => {
    const { probes, agents } = await probed({ '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /' });
    expect(probes).toMatchObject([
      { robot: 'OAI-SearchBot', page: { status: 200 } },
      { robot: 'PerplexityBot', page: { kind: 'unread', cause: 'robots' } },
    ]);
    expect(agents).toHaveLength(2);
  });
  it('a redirect is not followed', async () => {
    site.byAgent(/OAI-SearchBot/, { redirect: '/captcha' });
    const { probes } = await probed({ '/captcha': 'x' });
    expect(probes?.[0]).toMatchObject({ page: { kind: 'unread', cause: 'redirects' } });
    expect(site.visits().map(({ path }) => path)).not.toContain('/captcha');
  });
  it('a firewall that turns a name away is seen', async () => {
    site.byAgent(/OAI-SearchBot/, { status: 403, body: 'non' });
    const { probes } = await probed({});
    expect(probes).toMatchObject([{ page: { status: 403 } }, { page: { status: 200 } }]);
  });
  it('no page that we cannot read ourselves is asked for again, and no reading but an audit asks', async () => {
    site.set('/', { status: 403, body: 'non' });
    expect((await read({ robots: [SEARCH, OTHER] })).probes).toEqual([]);
    expect((await read()).probes).toEqual([]);
    expect(site.visits().filter(({ path }) => path === '/')).toHaveLength(2);
  });
});
