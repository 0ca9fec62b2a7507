import { type FakeSite, type Page, startFakeSite } from '@agence/testing/fakes/site';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readingThreads } from './extract/threads.ts';
import { type ReadOptions, readSite, startsOf } from './read-site.ts';
import { siteText } from './site-text.ts';

let site: FakeSite;
beforeEach(async () => {
  site = await startFakeSite();
});
afterEach(() => site.stop());

const threads = readingThreads(1);
const serve = (pages: Record<string, Page>): void => {
  for (const [path, page] of Object.entries(pages)) site.set(path, page);
};
const reading = (allow = [site.host]) => ({ allow: new Set(allow), userAgent: 'MesureIA/1.0', threads });
const read = (options: Partial<ReadOptions> = {}) => readSite(site.host, { ...reading(), ...options });
const paths = (): string[] => site.visits().map(({ path }) => path);

const HOME = `<!doctype html><html lang="fr"><head><title>Fournil du Vieux-Four</title>
<meta name="description" content="Pain au levain à Angers"></head>
<body><nav><a href="/contact">Contact</a> <a href="/mentions-legales">Mentions légales</a></nav>
<h1>Le fournil</h1><p>Écrivez à bonjour@fournil.fr.</p><script>var cache = 1;</script></body></html>`;

describe('a site that answers', () => {
  beforeEach(() =>
    serve({
      '/': HOME,
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /prive' },
      '/contact': '<title>Contact</title><nav><a href="/prive/x">Nos prestations</a></nav><p>02 41 00 00 00',
      '/mentions-legales': { status: 500, body: 'panne' },
      '/sitemap.xml': `<urlset><url><loc>${site.url}/tarifs</loc></url><url><loc>https://ailleurs.fr/x</loc></url></urlset>`,
      '/tarifs': { redirect: '/prive/tarifs' },
    }),
  );

  it('is read from robots.txt on, a few pages, each once', async () => {
    const asked = await read();
    expect(paths()[0]).toBe('/robots.txt');
    expect([...paths()].sort()).toEqual(
      ['/', '/contact', '/llms.txt', '/mentions-legales', '/robots.txt', '/sitemap.xml', '/tarifs'].sort(),
    );
    const outcomes = asked.pages.map((page) => [
      page.url,
      page.kind === 'answered' ? page.status : page.cause,
    ]);
    expect(outcomes).toEqual([
      [`${site.url}/`, 200],
      [`${site.url}/mentions-legales`, 500],
      [`${site.url}/contact`, 200],
      [`${site.url}/tarifs`, 'robots'],
    ]);
    expect(asked).toMatchObject({
      asked: site.host,
      known: 5,
      robots: { kind: 'answered', status: 200, text: 'User-agent: *\nDisallow: /prive' },
      sitemap: { kind: 'answered', declared: false, extract: { index: false, entries: 2 } },
      llms: { kind: 'answered', status: 404 },
      http: null,
    });
    expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
  });

  it('gives the words of its pages, once each, without addresses of people', async () => {
    expect(siteText(await read())).toBe(
      `Fournil du Vieux-Four\nPain au levain à Angers\nLe fournil\nContact Mentions légales\nÉcrivez à .\n\nContact\nNos prestations\n02 41 00 00 00`,
    );
  });

  it('reads six pages at most', async () => {
    const links = Array.from({ length: 9 }, (_, i) => `<a href="/${i}">Page ${i}</a>`);
    serve({ '/': `${HOME}${links.join('')}` });
    expect((await read()).pages).toHaveLength(6);
  });
});

const DEMANDE = 'Le site demande aux robots comme le nôtre de ne pas lire cette page.';
const enPanne = (status: number): string =>
  `Le fichier /robots.txt répond «\u00a0${status}\u00a0»\u00a0: un robot considère alors le site comme fermé.`;

describe('robots are respected', () => {
  it.each([
    ['closed to all', { body: 'User-agent: *\nDisallow: /' }, DEMANDE],
    [
      'closed to us by name',
      { body: 'User-agent: mesureia\nDisallow: /\n\nUser-agent: *\nAllow: /' },
      DEMANDE,
    ],
    ['out of order', { status: 503, body: '' }, enPanne(503)],
    ['too many requests', { status: 429, body: '' }, enPanne(429)],
  ])('%s: nothing else is asked for', async (_, robots, why) => {
    serve({ '/': HOME, '/robots.txt': robots });
    const asked = await read();
    expect(paths()).toEqual(['/robots.txt']);
    expect(asked.pages).toMatchObject([{ kind: 'unread', cause: 'robots', why }]);
    expect(siteText(asked)).toBe('');
  });
});

describe('a site that cannot be read gives a result that says so', () => {
  it('nobody there', async () => {
    await site.stop();
    const why = 'Le serveur n’accepte pas la connexion ou la coupe.';
    expect((await read()).pages).toMatchObject([{ cause: 'unreachable', code: 'ECONNREFUSED', why }]);
  });
  it.each(['', 'pas une adresse', 'ftp://exemple.fr', 'http://', '10.0.0.1'])(
    'no address: %j',
    async (text) => {
      expect((await readSite(text, reading([]))).pages).toMatchObject([{ cause: 'refused' }]);
    },
  );
  it('a home page that never comes, within the budget', async () => {
    serve({ '/': { fault: 'silence' }, '/robots.txt': 'x', '/sitemap.xml': { fault: 'slow_body' } });
    const asked = await read({ budget_ms: 400 });
    expect(asked.pages).toMatchObject([{ cause: 'timeout', why: 'Le site n’a pas répondu à temps.' }]);
    expect(asked.ms).toBeLessThan(2000);
  });
  it.each([
    ['a robots.txt that never ends', { fault: 'slow_body' as const }, 'Le site n’a pas répondu à temps.'],
    ['a way to where we may not go', { redirect: 'http://10.0.0.1/' }, 'L’adresse n’est pas publique.'],
  ])('%s: the reason is that of the address given, with or without http', async (_, robots, why) => {
    serve({ '/robots.txt': robots, '/': robots });
    for (const asked of [site.url, site.host]) {
      const { pages } = await readSite(asked, { ...reading(), budget_ms: 1000 });
      expect(pages).toMatchObject([{ why, url: `${site.url}/` }]);
    }
  });
  it('a site given by https that only speaks http, and has no robots.txt, is read by http', async () => {
    serve({ '/': HOME });
    const { pages } = await readSite(`https://${site.host}`, reading());
    expect(pages[0]).toMatchObject({ kind: 'answered', final_url: `${site.url}/` });
  });
  it('an answer that is no page', async () => {
    serve({ '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' } });
    expect((await read()).pages).toMatchObject([{ kind: 'answered', status: 200, extract: null }]);
  });
});

describe('the home page under the names of AI robots', () => {
  const SEARCH = { robot: 'OAI-SearchBot', userAgent: 'Mozilla/5.0; compatible; OAI-SearchBot/1.3' };
  const OTHER = { robot: 'PerplexityBot', userAgent: 'Mozilla/5.0; compatible; PerplexityBot/1.0' };
  const probed = async (pages: Record<string, Page>) => {
    serve({ '/': HOME, ...pages });
    const { probes } = await read({ robots: [SEARCH, OTHER] });
    const visits = site.visits().filter(({ path }) => path === '/');
    return { probes, agents: visits.map(({ headers }) => headers['user-agent']) };
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
    expect(paths()).not.toContain('/captcha');
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

it('tries https, then with www, then http', () => {
  expect(startsOf('exemple.fr')).toEqual([
    'https://exemple.fr/',
    'https://www.exemple.fr/',
    'http://exemple.fr/',
    'http://www.exemple.fr/',
  ]);
  expect(startsOf('http://www.exemple.fr/accueil')).toEqual([
    'https://www.exemple.fr/accueil',
    'http://www.exemple.fr/accueil',
  ]);
  expect(startsOf('127.0.0.1:9100')).toEqual(['https://127.0.0.1:9100/', 'http://127.0.0.1:9100/']);
});
