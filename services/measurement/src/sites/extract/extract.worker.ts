import { parentPort } from 'node:worker_threads';
import { rulesOf, rulingsOf } from '../robots.ts';
import { decodeHtml } from './decode.ts';
import { extractPage } from './page.ts';
import { extractSitemap } from './sitemap.ts';

/** What the reader asks of its worker. */
export type Work =
  | { readonly kind: 'page'; readonly body: Uint8Array; readonly content_type: string; readonly url: string }
  | { readonly kind: 'sitemap'; readonly body: Uint8Array }
  /** What a robots.txt says to robots about addresses. */
  | {
      readonly kind: 'robots';
      readonly text: string;
      readonly robots: readonly string[];
      readonly addresses: readonly string[];
    };

const done = (work: Work): unknown => {
  if (work.kind === 'sitemap') return extractSitemap(new TextDecoder().decode(work.body));
  if (work.kind === 'robots') {
    const { text, robots, addresses } = work;
    return { sitemaps: rulesOf(text, []).sitemaps, rulings: rulingsOf(text, robots, addresses) };
  }
  return extractPage(decodeHtml(work.body, work.content_type), work.url);
};

parentPort?.postMessage({ result: 'ready' });
parentPort?.on('message', (work: Work) => {
  try {
    parentPort?.postMessage({ result: done(work) });
  } catch {
    // A page that our parsers cannot take (too deep, not XML) is unreadable, whatever they said of it.
    parentPort?.postMessage({ result: null });
  }
});
