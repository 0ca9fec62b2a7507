import { describe, expect, it } from '@jest/globals';
import { startExtractor } from './extractor.ts';
import { readingThreads } from './threads.ts';

const threads = readingThreads(1);
const extract = startExtractor({ threads, ms: 400 });

const page = (html: string) =>
  extract('page', { body: Buffer.from(html), content_type: 'text/html', url: 'https://exemple.fr/' });

const MIB = 1024 ** 2;
const filled = (text: string): string => text.repeat(Math.floor(MIB / text.length));

describe('1 MiB of anything end in time, and the next page is read all the same', () => {
  it.each([
    ['deep', filled('<div>')],
    ['deep formatting', filled('<b>')],
    ['formatting and paragraphs', '<font size=1>'.repeat(50_000) + filled('<p>x').slice(0, MIB / 2)],
    ['deep, then wrong ends', `${'<i>'.repeat(300_000)}${'</b>'.repeat(250_000)}`],
    ['links in links', filled('<a href=/x>')],
    ['headings in headings', filled('<h1><h2>')],
    ['attributes', `<p ${Array.from({ length: 200_000 }, (_, i) => `a${i}`).join(' ')}>`],
    ['openings', filled('<')],
    ['quotes', filled('<a href="')],
    ['comments', filled('<!--')],
    ['entities', filled('&notit;')],
    ['digits', `SIREN ${filled('1 ')}`],
    ['towns', filled('75001 Paris ')],
    ['a heading without end', `<h1>${filled('x')}`],
    ['JSON without end', `<script type="application/ld+json">${filled('[')}`],
    ['a nested graph', `<script type="application/ld+json">${'{"@graph":['.repeat(15_000)}`],
    ['ld+json blocks', filled('<script type="application/ld+json">{}</script>')],
  ])('%s', async (_, html) => {
    await page(html);
    expect(await page('<title>Bonjour</title>')).toMatchObject({ title: 'Bonjour' });
  });
});

it('says of every address what a robots.txt says', async () => {
  const text = 'User-agent: *\nDisallow: /prive\nSitemap: https://exemple.fr/plan.xml';
  const addresses = ['https://exemple.fr/prive/x', 'https://www.exemple.fr/prive'];
  expect(await extract('robots', [text, ['GPTBot'], addresses])).toEqual({
    sitemaps: ['https://exemple.fr/plan.xml'],
    rulings: addresses.map((url) => ({ url, robots: { GPTBot: { allowed: false, line: 2 } } })),
  });
});

it('cuts the thread that takes too long', async () => {
  const hasty = startExtractor({ threads, ms: 1 });
  const body = Buffer.from(filled('<div>'));
  expect(await hasty('page', { body, content_type: '', url: 'https://exemple.fr/' })).toBeNull();
});

it('threads are bounded together, however many sites are read at a time', async () => {
  const [slow, quick] = [startExtractor({ threads, ms: 300 }), startExtractor({ threads })];
  const body = Buffer.from(filled('<div>'));
  const over: string[] = [];
  const told = (name: string) => () => over.push(name);
  await Promise.all([
    slow('page', { body, content_type: 'text/html', url: 'https://lent.fr/' }).then(told('slow')),
    quick('sitemap', Buffer.from('<urlset/>')).then(told('quick')),
  ]);
  expect(over).toEqual(['slow', 'quick']);
});

it('stops with its caller, in the middle of a page', async () => {
  const stop = new AbortController();
  const stopped = startExtractor({ threads, ms: 60_000, signal: stop.signal });
  const body = Buffer.from(filled('<div>'));
  const reading = [1, 2].map(() => stopped('page', { body, content_type: '', url: 'https://exemple.fr/' }));
  setTimeout(() => stop.abort(), 10);
  expect(await Promise.all(reading)).toEqual([null, null]);
});

it('reads a sitemap beside the pages, and nothing of what is none', async () => {
  const xml = '<urlset><url><loc>https://exemple.fr/</loc><lastmod>2026-11-02</lastmod></url></urlset>';
  expect(await Promise.all([extract('sitemap', Buffer.from(xml)), page('<p>lu')])).toMatchObject([
    { index: false, entries: 1, urls: ['https://exemple.fr/'], last_modified: '2026-11-02' },
    { text: 'lu' },
  ]);
  expect(await extract('sitemap', Buffer.from('<html><body>introuvable'))).toBeNull();
  expect(await extract('sitemap', Buffer.from('pas du XML'))).toBeNull();
});
