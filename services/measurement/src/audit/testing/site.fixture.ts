import { factsOfSite } from '../../facts/site.ts';
import { extractPage } from '../../sites/extract/page.ts';
import type { FailureKind } from '../../sites/fetch/types.ts';
import { rulesOf } from '../../sites/robots.ts';
import {
  type FileRead,
  type GoodPage,
  isDown,
  type RobotsRead,
  type SiteRead,
} from '../../sites/site.data.ts';
import type { Audited, Check, Constat, Finding } from '../finding.ts';
import { ROBOTS_IA } from '../robots-ia.ts';

const ORIGIN = 'https://fournil.fr';
const ANSWER = {
  kind: 'answered',
  status: 200,
  redirects: [],
  content_type: 'text/html; charset=utf-8',
  x_robots_tag: [],
  last_modified: '',
  ttfb_ms: 240,
} as const;

/** A page of the invented bakery, extracted from its HTML as the reader does. */
export const page = (path: string, html: string, over: Partial<GoodPage> = {}): GoodPage => {
  const url = ORIGIN + path;
  return { url, ...ANSWER, final_url: url, extract: extractPage(html, url), ...over } as GoodPage;
};

export const file = (path: string, over: object = {}): FileRead => ({
  url: ORIGIN + path,
  ...ANSWER,
  final_url: ORIGIN + path,
  ...over,
});

export const robotsTxt = (text: string, over: object = {}): RobotsRead =>
  ({ ...file('/robots.txt', { content_type: 'text/plain' }), text, ...over }) as RobotsRead;

export const unread = (path: string, cause: FailureKind, why: string) =>
  ({ url: ORIGIN + path, kind: 'unread', cause, why, code: '', at: ORIGIN + path, redirects: [] }) as const;

/** A reading of it, nothing wrong unless `over` says so. */
export const siteRead = (pages: SiteRead['pages'], over: Partial<SiteRead> = {}): SiteRead => {
  const read: Omit<SiteRead, 'rulings'> = {
    asked: 'fournil.fr',
    ms: 3200,
    pages,
    known: pages.length,
    robots: robotsTxt('User-agent: *\nDisallow:\nSitemap: https://fournil.fr/sitemap.xml'),
    sitemap: {
      ...file('/sitemap.xml'),
      declared: true,
      extract: { index: false, entries: 15, urls: [], last_modified: '2026-11-02' },
    } as SiteRead['sitemap'],
    llms: file('/llms.txt', { status: 404 }),
    http: {
      ...file('/'),
      url: 'http://fournil.fr/',
      redirects: [{ url: 'http://fournil.fr/', status: 301, location: ORIGIN }],
    } as FileRead,
    probes: ROBOTS_IA.filter(({ userAgent }) => userAgent !== '').flatMap(({ robot }) =>
      pages.slice(0, 1).map((page) => ({ robot, page })),
    ),
    ...over,
  };
  return { rulings: rulingsOn(read), ...read };
};

/** As the reader asks for them. */
const rulingsOn = ({ robots, pages }: Pick<SiteRead, 'robots' | 'pages'>): SiteRead['rulings'] => {
  if (robots.kind === 'unread' || isDown(robots)) return [];
  return rulesOf(
    robots.status === 200 ? robots.text : '',
    ROBOTS_IA.map(({ robot }) => robot),
    pages.map((page) => (page.kind === 'answered' ? page.final_url : page.url)),
  ).rulings;
};

export const FICHE = { entreprise: 'Fournil du Vieux-Four', ville: 'Angers', metier: 'Boulangerie' };

type Found = Pick<Finding, 'gravite' | 'titre' | 'pourquoi'> & Partial<Omit<Constat, 'gravite'>>;

/** What one check finds on these pages, on 21/11/2026. */
export const findings = (
  check: Check,
  pages: readonly GoodPage[],
  over: Partial<SiteRead> = {},
  fiche: Audited['fiche'] = FICHE,
): Found[] => {
  const site = siteRead(pages, over);
  const facts = factsOfSite(site, new Date('2026-11-21T07:00:00Z'));
  return [check({ site, pages, facts, fiche, today: '2026-11-21' })].flat();
};

const BLOCK = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Fournil du Vieux-Four","url":"https://fournil.fr/","telephone":"02 41 20 30 40","openingHours":"Tu-Sa 07:00-19:00","address":{"@type":"PostalAddress","streetAddress":"14 rue du Vieux-Four","postalCode":"49100","addressLocality":"Angers"}}</script>`;

const PROSE =
  'Nous pétrissons chaque nuit un pain au levain de blé des bords de Loire, cuit dans un four à bois, et nous le vendons encore chaud. '.repeat(
    4,
  );

/** A page with nothing to say against it. */
export const soundPage = (path: string, title: string, extra = ''): GoodPage =>
  page(
    path,
    `<!doctype html>
<html lang="fr"><head><title>${title} – Fournil du Vieux-Four</title>
<meta name="description" content="Pain au levain cuit au feu de bois, à Angers, du mardi au dimanche.">
${BLOCK}</head><body><h1>${title}</h1><p>${PROSE}</p>
<footer><p>Fournil du Vieux-Four, 14 rue du Vieux-Four 49100 Angers, 02 41 20 30 40</p>
<p>SIREN 732 829 320 – <a href="/mentions-legales">Mentions légales</a> © 2026</p></footer>${extra}</body></html>`,
  );

/** Three such pages. */
export const SOUND: readonly GoodPage[] = [
  soundPage('/', 'Pains au levain à Angers'),
  soundPage('/contact', 'Adresse et horaires'),
  soundPage('/mentions-legales', 'Mentions légales'),
];
