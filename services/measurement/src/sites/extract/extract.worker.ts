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

type Page = { readonly body: Uint8Array; readonly content_type: string; readonly url: string };

/** What the parsing thread reads, by kind. */
const PARSERS = {
  page: ({ body, content_type, url }: Page) => extractPage(decodeHtml(body, content_type), url),
  sitemap: (body: Uint8Array) => extractSitemap(new TextDecoder().decode(body)),
  robots: (asked: Parameters<typeof rulesOf>) => rulesOf(...asked),
};

export type Parsers = typeof PARSERS;

export type Work = { readonly kind: keyof Parsers; readonly input: unknown };

parentPort?.postMessage({ result: 'ready' });
parentPort?.on('message', ({ kind, input }: Work) => {
  try {
    parentPort?.postMessage({ result: PARSERS[kind](input as never) });
  } catch {
    // A page that our parsers reject (too deep, not XML) is unreadable, whatever the error.
    parentPort?.postMessage({ result: null });
  }
});
