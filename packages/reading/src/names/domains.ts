import { parse } from 'tldts';
import type { Unit } from '../document/types.ts';
import type { NameForm } from './types.ts';

const DOMAIN =
  /(?:https?:\/\/)?(?:[\p{L}\d._%+-]+@)?(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[a-z]{2,12}(?:\/[^\s)\]]*)?/giu;

/** A domain or an e-mail address written in the visible text: tokens i to j (excluded). */
export type DomainHit = { i: number; j: number; host: string; email: boolean };

/** Host of a site as written in a file or a URL: lower case, without scheme, www., port, path. */
export function hostOf(site: string): string {
  const { hostname } = parse(site.trim());
  return (hostname ?? '').replace(/^www\./u, '').replace(/\.$/u, '');
}

export const sameHost = (host: string, site: string): boolean =>
  site !== '' && (host === site || host.endsWith(`.${site}`));

/** Whether two sites differ at most in their subdomain and in the last part of their domain. */
export const sameLabel = (host: string, site: string): boolean => {
  const label = parse(site).domainWithoutSuffix;
  return label !== null && label !== '' && parse(host).domainWithoutSuffix === label;
};

/** A word of a text, from `from` to `to`. */
type Stretch = { from: number; to: number };

/** Letters before a dot that may be of its address, and after it: no scheme, mailbox and domain are longer, no path is worth more. */
const [BEFORE, BEHIND] = [330, 2_000];

/** The words that hold a dot before letters: a domain holds no space, and is looked for there alone. */
function dotted(text: string): Stretch[] {
  const words: Stretch[] = [];
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
    if (!/^\S\.[a-z]{2}/i.test(text.slice(dot - 1, dot + 3))) continue;
    let from = dot;
    while (from > 0 && dot - from < BEFORE && !/\s/.test(text.charAt(from - 1))) from--;
    dot += text.slice(dot, dot + BEHIND).search(/\s|$/);
    words.push({ from, to: dot });
  }
  return words;
}

export function domainsIn(unit: Unit): DomainHit[] {
  const { text, tokens } = unit;
  const hits: DomainHit[] = [];
  let i = 0;
  for (const word of dotted(text))
    for (const match of text.slice(word.from, word.to).matchAll(DOMAIN)) {
      const parsed = parse(match[0].replace(/^[^@]*@/u, ''));
      if (parsed.hostname === null || (!parsed.isIcann && parsed.publicSuffix !== 'example')) continue;
      const from = word.from + match.index;
      while (i < tokens.length && (tokens[i]?.from ?? 0) < from) i++;
      let j = i;
      while (j < tokens.length && (tokens[j]?.to ?? 0) <= from + match[0].length) j++;
      if (j > i)
        hits.push({ i, j, host: parsed.hostname.replace(/^www\./u, ''), email: match[0].includes('@') });
    }
  return hits;
}

/** R13: the host of a source is the client's or a subdomain of it. */
export function siteInSources(site: string, sources: readonly string[]): boolean {
  const own = sources.length === 0 ? '' : hostOf(site);
  return own !== '' && sources.some((url) => url.toLowerCase().includes(own) && sameHost(hostOf(url), own));
}

/** "Rideau Plumbing" at rideau-plumbing.ca: the words of a site that hold a name's own one and another (R7); null where a competitor has them. */
export function labelOf(site: string, [client, ...others]: readonly NameForm[]): string | null {
  const label = (parse(site.trim()).domainWithoutSuffix ?? '').replaceAll('-', '');
  const own = client?.who === 'client' ? client.cores.flat().filter((w) => w.length > 3) : [];
  const fuller = own.some((w) => label.includes(w) && label.length > w.length + 3);
  return fuller && !others.some((f) => f.keys.has(label)) ? label : null;
}
