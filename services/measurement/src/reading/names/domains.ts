import { parse } from 'tldts';
import type { Unit } from '../document/types.ts';

/** A domain or an e-mail address written in the visible text: tokens i to j (excluded). */
export type DomainHit = { i: number; j: number; host: string; email: boolean };

const DOMAIN =
  /(?:https?:\/\/)?(?:[\p{L}\d._%+-]+@)?(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[a-z]{2,12}(?:\/[^\s)\]]*)?/giu;

/** Host of a site as written in a file or a URL: lower case, without scheme, www., port, path. */
export function hostOf(site: string): string {
  const { hostname } = parse(site.trim());
  return (hostname ?? '').replace(/^www\./u, '').replace(/\.$/u, '');
}

export const sameHost = (host: string, site: string): boolean =>
  site !== '' && (host === site || host.endsWith(`.${site}`));

export function domainsIn(unit: Unit): DomainHit[] {
  if (!/\S\.[a-z]{2}/i.test(unit.text)) return [];
  const hits: DomainHit[] = [];
  for (const match of unit.text.matchAll(DOMAIN)) {
    const parsed = parse(match[0].replace(/^[^@]*@/u, ''));
    if (parsed.hostname === null || (!parsed.isIcann && parsed.publicSuffix !== 'example')) continue;
    const from = match.index;
    const to = from + match[0].length;
    const i = unit.tokens.findIndex((t) => t.from >= from);
    let j = i;
    while (j >= 0 && j < unit.tokens.length && (unit.tokens[j]?.to ?? 0) <= to) j++;
    if (i >= 0 && j > i)
      hits.push({ i, j, host: parsed.hostname.replace(/^www\./u, ''), email: match[0].includes('@') });
  }
  return hits;
}

/** R13: the host of a source is the client's or a subdomain of it. */
export function siteInSources(site: string, sources: readonly string[]): boolean {
  const own = hostOf(site);
  return own !== '' && sources.some((url) => sameHost(hostOf(url), own));
}
