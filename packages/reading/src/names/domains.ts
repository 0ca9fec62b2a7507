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

/** Letters before the first dot of a domain, and after it: no scheme and mailbox are longer, no path is worth more. */
const [BEFORE, BEHIND] = [330, 2_000];

export function domainsIn({ text, tokens }: Unit): DomainHit[] {
  const hits: DomainHit[] = [];
  let i = 0;
  // A domain holds no space: it is looked for in words with a dot alone.
  for (const { 0: word, index } of text.includes('.') ? text.matchAll(/\S+/gu) : []) {
    const dot = word.search(/(?<=.)\.[a-z]{2}/iu);
    const start = Math.max(0, dot - BEFORE);
    for (const match of dot < 0 ? [] : word.slice(start, dot + BEHIND).matchAll(DOMAIN)) {
      const parsed = parse(match[0].replace(/^[^@]*@/u, ''));
      if (parsed.hostname === null || (!parsed.isIcann && parsed.publicSuffix !== 'example')) continue;
      const from = index + start + match.index;
      while (i < tokens.length && (tokens[i]?.from ?? 0) < from) i++;
      let j = i;
      while (j < tokens.length && (tokens[j]?.to ?? 0) <= from + match[0].length) j++;
      if (j > i)
        hits.push({ i, j, host: parsed.hostname.replace(/^www\./u, ''), email: match[0].includes('@') });
    }
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
