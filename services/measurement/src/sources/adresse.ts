import { fr } from '@agence/gesture';
import type { Provider, Source } from '../ai/port.ts';
import { PROVIDERS } from '../ai/providers.ts';

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

/** Longer addresses are shown by their site alone. */
const LONGEST = 300;

/** What those who count visits add to an address. */
const TRACKED = /^(?:utm_.*|gclid|fbclid|srsltid)$/;

/** The page that a source is, each spelt in one way; only its domain when the page is unknown, and empty without one. */
const pageDe = (source: Source): string => {
  const url = URL.parse(source.url);
  const domaine = domaineDe(adresseDe(source) ?? '');
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === REDIRECTS) return domaine;
  for (const name of [...url.searchParams.keys()]) if (TRACKED.test(name)) url.searchParams.delete(name);
  const page = `https://${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
  return page.length > LONGEST ? domaine : page;
};

type Donnees = { readonly answer: { readonly sources?: readonly Source[] } | null };

const each = ({ answer }: Donnees, what: (source: Source) => string): string[] => [
  ...new Set((answer?.sources ?? []).map(what)),
];

/** The domains that an answer gives as sources, and the pages, each once. */
export const domainesDonnes = (given: Donnees): string[] =>
  each(given, (source) => domaineDe(adresseDe(source) ?? ''));
export const pagesDonnees = (given: Donnees): string[] => each(given, pageDe);

const DIT = {
  citees: fr`les pages que la réponse cite`,
  lues: fr`les pages que sa recherche lui a données à lire, citées ou non`,
} as const;

/** What the sources of a provider's answers are, in words for a report; null: its API returns none. */
export const sourcesRendues = (provider: Provider) => {
  const nature = provider === 'simulator' ? 'citees' : PROVIDERS[provider].sources;
  return nature === null ? null : { nature, dit: DIT[nature] };
};
