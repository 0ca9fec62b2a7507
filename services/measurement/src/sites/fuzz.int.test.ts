import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fuzz, LONGEST_TURN_MS } from '@agence/testing/fuzz';
import { mutated, mutatedAt } from '@agence/testing/mutated';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startExtractor } from './extract/extractor.ts';
import { readingThreads } from './extract/threads.ts';
import { fetchSite } from './fetch-site.ts';

const HOURS_MS = 6 * 3_600_000;
jest.setTimeout(HOURS_MS);

const HTML = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><base href="/a/"><title>Fournil</title>
<meta name="robots" content="noindex, max-snippet:0"><link rel="canonical" href="http://a.fr/?b=1&amp;c">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":["Bakery"],"name":"Fournil",
"address":{"streetAddress":"1 rue A","postalCode":"49000"},"telephone":"+33 2 41 00 00 00","vatID":"FR12345678901"}]}</script>
</head><body><nav><a href="contact">Contact</a> <a href=mentions-legales>Mentions</a></nav><!-- rien --><table><tr><td>Pain
</table><h1>Le <b>fournil</b></h1><p hidden>caché<p>Écrivez à bonjour@fournil.fr &mdash; SIRET 123 456 789 00012</body></html>`;
const ROBOTS = `\ufeffUser-agent: *\r\nDisallow: /prive*$\nAllow: /prive/%C3%A9 # oui\n\nUser-Agent: MesureIA\nUser-agent: GPTBot
Crawl-delay: 1\nDisallow: /*/a?b=*&c\nSitemap: /plan.xml\n`;
const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>http://a.fr/tarifs?a=1&amp;b=2</loc><lastmod>2026-11-02T08:00:00Z</lastmod></url><url><loc/></url></urlset>`;
const INDEX = '<sitemapindex><sitemap><loc>http://a.fr/1.xml</loc></sitemap><!-- a --></sitemapindex>';

const threads = readingThreads(1);
const extract = startExtractor({ threads });

test('whatever robots.txt, sitemap or page a site has, it is read or told to be unreadable', () =>
  fuzz(
    mutatedAt([
      ['robots', ROBOTS],
      ['sitemap', SITEMAP, INDEX],
      ['page', HTML],
    ]),
    async ([kind, body]) => {
      const url = 'http://a.fr/';
      const read =
        kind === 'page'
          ? await extract('page', { body, content_type: 'text/html', url })
          : kind === 'robots'
            ? await extract('robots', [body.toString(), ['GPTBot'], [url, `${url}prive/é?b=1`]])
            : await extract('sitemap', body);
      expect(read === null || typeof read === 'object').toBe(true);
    },
  ));

const answer = (body: string | Buffer, ...lines: string[]) =>
  Buffer.concat([
    Buffer.from(['HTTP/1.1 200 OK', ...lines, `Content-Length: ${body.length}`, '', ''].join('\r\n')),
    Buffer.from(body as string),
  ]);
const page = 'Content-Type: text/html; charset=utf-8';
const pages = mutated([
  answer(
    HTML,
    page,
    'X-Robots-Tag: noindex',
    'X-Robots-Tag: gptbot: nosnippet',
    'Last-Modified: Mon, 02 Nov 2026',
  ),
  answer(gzipSync(HTML), page, 'Content-Encoding: gzip'),
  `HTTP/1.1 200 OK\r\n${page}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<html\r\n1;a=b\r\n>\r\n0\r\nTrailer: a\r\n\r\n`,
  'HTTP/1.1 301 Moved Permanently\r\nLocation: /ailleurs?a=é#b\r\nContent-Length: 0\r\n\r\n',
  'HTTP/1.1 404 Not Found\r\nSet-Cookie: a=b\r\nConnection: close\r\n\r\nrien ici',
  'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
  'SSH-2.0-OpenSSH_9.6\r\n',
]);
let served: Buffer;
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(served));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

const OUTCOMES = ['answered', 'refused', 'unreachable', 'timeout', 'too_large', 'redirects', 'unreadable'];

test('whatever bytes a site answers, reading them ends with a documented outcome', () =>
  fuzz(pages, async (bytes) => {
    served = bytes;
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const before = process.threadCpuUsage();
    const read = await fetchSite(`http://${host}/`, { allow: new Set([host]), userAgent: 'MesureIA/1.0' });
    const { user, system } = process.threadCpuUsage(before);
    expect(OUTCOMES).toContain(read.kind === 'answered' ? read.kind : read.cause);
    if (read.kind !== 'answered') expect(read.why).toMatch(/^L.*\.$/);
    expect((user + system) / 1000).toBeLessThan(LONGEST_TURN_MS);
  }));
