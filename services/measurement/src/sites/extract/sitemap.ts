import { XMLParser } from 'fast-xml-parser';
import { plain } from './plain.ts';

export type SitemapExtract = NonNullable<ReturnType<typeof extractSitemap>>;

/** Reads a sitemap; null for anything else, such as other XML or an error page. Entities are not expanded. */
export function extractSitemap(xml: string) {
  const parser = new XMLParser({
    processEntities: false,
    parseTagValue: false,
    ignoreDeclaration: true,
    removeNSPrefix: true,
  });
  const root: unknown = parser.parse(xml);
  const [index, set] = [inside(root, 'sitemapindex'), inside(root, 'urlset')];
  if (index === undefined && set === undefined) return null;
  const entries = [inside(index, 'sitemap') ?? inside(set, 'url') ?? []].flat();
  const days = entries.map((entry) => /^\d{4}-\d{2}-\d{2}/.exec(text(inside(entry, 'lastmod')))?.[0] ?? '');
  return {
    /** An index lists other sitemaps, not pages. */
    index: index !== undefined,
    entries: entries.length,
    urls: entries
      .slice(0, 100)
      .map((entry) => plain(text(inside(entry, 'loc')).replaceAll('&amp;', '&'), 500))
      .filter((url) => URL.canParse(url)),
    last_modified: days.toSorted().at(-1) || null,
  };
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
