import { parentPort } from 'node:worker_threads';
import { rulesOf, rulingsOf } from '../robots.ts';
import { decodeHtml } from './decode.ts';
import { extractPage } from './page.ts';
import { extractSitemap } from './sitemap.ts';

/** The work of the parsing thread. */
export type Work =
  | { readonly kind: 'page'; readonly body: Uint8Array; readonly content_type: string; readonly url: string }
  | { readonly kind: 'sitemap'; readonly body: Uint8Array }
  /** The rules of a robots.txt for some robots and addresses. */
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
    // A page that our parsers reject (too deep, not XML) is unreadable, whatever the error.
    parentPort?.postMessage({ result: null });
  }
});
