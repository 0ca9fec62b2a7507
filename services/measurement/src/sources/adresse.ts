import type { Source } from '../ai/port.ts';

/** Google returns redirects instead of addresses; the title of such a source is the domain of its page. */
const REDIRECTS = 'vertexaisearch.cloud.google.com';

/** The host of an address without `www.`; empty when it is not an address. */
export const domaineDe = (url: string): string => {
  const host = URL.parse(url.includes('://') ? url : `https://${url}`)?.hostname ?? '';
  return host.replace(/^www\./, '').toLowerCase();
};

/** The address of the page that a source is; null for a redirect whose title is not a domain. */
export const adresseDe = ({ url, title = '' }: Source): string | null => {
  if (domaineDe(url) !== REDIRECTS) return url;
  const domaine = /^[^\s/:@]+\.[^\s/:@.]{2,}$/.test(title.trim()) ? domaineDe(title.trim()) : '';
  return domaine === '' ? null : `https://${domaine}/`;
};
