import { decoded, type Link, siteOf } from '../choose-pages.ts';
import { identifiersIn } from './contacts.ts';
import { readJsonLd } from './json-ld.ts';
import { phonesIn } from './phones.ts';
import { plain, plainLines } from './plain.ts';
import { type Element, stepsOf } from './tree.ts';

const MOST_TEXT = 20_000;
const MOST_LINKS = 500;
const MOST_METAS = 40;
const ROBOTS = /^(robots|googlebot|bingbot|google-extended|oai-searchbot|gptbot|perplexitybot|claudebot)$/i;
const BLOCK =
  /^(address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/;
const CAPTURED = /^(title|h[1-6]|a|script)$/;

/** An element, and its text so far. */
type Captured = { readonly element: Element; text: string };

/** What a page says without scripts. Texts are bounded, without control or direction marks; empty when absent. */
export type PageExtract = ReturnType<typeof extractPage>;

/** Reads a page as a robot without scripts does. `url`: its address, to resolve its links. */
export function extractPage(html: string, url: string) {
  const seen: Captured[] = [];
  const open: Captured[] = [];
  let text = '';
  for (const step of stepsOf(html)) {
    if (step.kind === 'text') {
      // Only the innermost element captures: nested captures would multiply the cost.
      const [capture, outer] = [open.at(-1), open.at(-2)];
      if (capture !== undefined) capture.text += step.text;
      if (capture?.element.name === 'a' && outer !== undefined) outer.text += step.text;
      if (!step.hidden) text += step.text;
    } else if (step.kind === 'open') {
      if (!step.hidden && BLOCK.test(step.element.name)) text += '\n';
      if (CAPTURED.test(step.element.name)) open.push({ element: step.element, text: '' });
      else seen.push({ element: step.element, text: '' });
    } else {
      if (!step.hidden && BLOCK.test(step.element.name)) text += '\n';
      if (open.at(-1)?.element === step.element) seen.push(...open.splice(-1));
    }
  }
  return { ...forMachines(seen, url), ...written(text, seen) };
}

type Seen = readonly Readonly<Captured>[];

/** The page's data for machines. */
function forMachines(seen: Seen, url: string) {
  const named = (name: string) => seen.filter(({ element }) => element.name === name);
  const description = named('meta').find(({ element }) => key(element) === 'description');
  const [base] = named('base');
  const from = URL.parse(attribute(base, 'href'), url)?.href ?? url;
  const canonical = named('link').find((link) => /\bcanonical\b/i.test(attribute(link, 'rel')));
  const scripts = named('script');
  return {
    title: plain(named('title')[0]?.text ?? '', 500),
    description: plain(attribute(description, 'content'), 500),
    lang: attribute(named('html')[0], 'lang').trim().slice(0, 20),
    canonical: (canonical && URL.parse(attribute(canonical, 'href'), from)?.href.slice(0, 500)) ?? null,
    robots: named('meta')
      .filter(({ element }) => ROBOTS.test(key(element)))
      .slice(0, MOST_METAS)
      .map((meta) => ({
        name: plain(key(meta.element), 40),
        content: plain(attribute(meta, 'content'), 200),
        line: meta.element.line,
      })),
    scripts: scripts.filter(({ element }) => !isJsonLd(element)).length,
    json_ld: scripts
      .filter(({ element }) => isJsonLd(element))
      .slice(0, 20)
      .map(({ text, element }) => readJsonLd(text, element.line)),
    microdata: seen.filter(({ element }) => 'itemtype' in element.attributes).length,
    /** Links within the site, without fragments, each once. */
    links: linksIn(named('a'), from, url),
    /** The page's dates of change, YYYY-MM-DD. */
    dates: datesIn(seen),
  };
}

/** The page's text for people. */
function written(text: string, seen: Seen) {
  const shown = plainLines(text, MOST_TEXT);
  const tel = seen
    .map((link) => attribute(link, 'href'))
    .filter((href) => /^tel:/i.test(href))
    .map((href) => decoded(href.slice(4)));
  const headings = seen.filter(({ element }) => /^h[1-6]$/.test(element.name));
  return {
    headings: headings
      .map(({ element, text }) => ({ level: Number(element.name[1]), text: plain(text, 200) }))
      .slice(0, 100),
    /** One block per line, at most 20,000 characters; `words` counts the whole text. */
    text: shown,
    words: text.match(/[\p{L}\d]+/gu)?.length ?? 0,
    phones: phonesIn(shown, tel),
    identifiers: identifiersIn(shown),
    copyright_year: yearOf(shown),
  };
}

const attribute = (seen: Seen[number] | undefined, name: string): string =>
  seen?.element.attributes[name] ?? '';
const key = ({ attributes }: Element): string =>
  (attributes['name'] ?? attributes['property'] ?? '').toLowerCase();
const isJsonLd = ({ attributes }: Element): boolean =>
  /^application\/ld\+json/i.test(attributes['type'] ?? '');

function linksIn(anchors: Seen, base: string, page: string): Link[] {
  const own = siteOf(page);
  const links = new Map<string, Link>();
  for (const anchor of anchors) {
    const url = URL.parse(attribute(anchor, 'href'), base);
    if (url === null || !/^https?:$/.test(url.protocol) || url.href.length > 500 || siteOf(url.href) !== own)
      continue;
    url.hash = '';
    const known = links.get(url.href);
    if (known === undefined || known.text === '')
      links.set(url.href, { url: url.href, text: plain(anchor.text, 100) });
    if (links.size >= MOST_LINKS) break;
  }
  return [...links.values()];
}

const CHANGED =
  /^(article:modified_time|og:updated_time|article:published_time|last-modified|date|dc\.date)$/;

const datesIn = (seen: Seen): string[] => {
  const given = seen.flatMap(({ element, text }) => {
    const { name, attributes } = element;
    if (name === 'time') return attributes['datetime'] ?? '';
    if (name === 'meta') return CHANGED.test(key(element)) ? (attributes['content'] ?? '') : [];
    if (name !== 'script') return [];
    return text.match(/"date(?:Modified|Published)"\s*:\s*"\d{4}-\d\d-\d\d/g) ?? [];
  });
  const days = given.map((text) => /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '').filter((day) => day !== '');
  return [...new Set(days)].slice(0, 20);
};

const COPYRIGHT = /(?:©|\(c\)|copyright)[^\n]{0,60}?(?:(?:19|20)\d\d\s?[-–]\s?)?((?:19|20)\d\d)/giu;
const yearOf = (text: string): number | null => {
  const years = [...text.matchAll(COPYRIGHT)].map(([, year]) => Number(year));
  return years.length === 0 ? null : Math.max(...years);
};
