import { parentPort } from 'node:worker_threads';
import { rulesOf } from '../robots.ts';
import { extractPage } from './page.ts';
import { extractSitemap } from './sitemap.ts';

/** The text of a page: charset of the header, else the declared one, else UTF-8. */
export function decodeHtml(body: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 2048));
  const declared = charset(contentType) ?? charset(start) ?? 'utf-8';
  try {
    return new TextDecoder(declared).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

const charset = (text: string): string | undefined => /charset\s*=\s*["']?([\w-]{2,20})/i.exec(text)?.[1];

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
  if (work.kind === 'robots') return rulesOf(work.text, work.robots, work.addresses);
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
