import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import type { SitemapRead } from '../../sites/site.data.ts';
import { file, findings, robotsTxt, SOUND, unread } from '../testing/site.fixture.ts';
import { planDuSite } from './fichiers.ts';

const sitemap = (over: object): { sitemap: SitemapRead } => ({
  sitemap: { ...file('/sitemap.xml'), declared: false, extract: null, ...over } as SitemapRead,
});

it('absent: a first one, with the pages read', () => {
  expect(findings(planDuSite, SOUND, sitemap({ status: 404 }))).toEqual([
    {
      gravite: 'mineur',
      titre: fr`Le site n'a pas de plan`,
      pourquoi: 'Ce fichier donne aux robots la liste des pages et la date de leur dernier changement.',
      constate: { ou: fr`à l'adresse /sitemap.xml`, texte: 'HTTP 404' },
      copier: {
        ou: 'dans un fichier /sitemap.xml, à compléter',
        texte: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://fournil.fr/</loc></url>
  <url><loc>https://fournil.fr/contact</loc></url>
  <url><loc>https://fournil.fr/mentions-legales</loc></url>
</urlset>`,
      },
    },
  ]);
});

it('there, and unreadable', () => {
  expect(findings(planDuSite, SOUND, sitemap({}))).toMatchObject([
    { titre: 'Le plan du site est illisible' },
  ]);
});

it('there, and not announced', () => {
  const extract = { index: true, entries: 1, urls: [], last_modified: null };
  expect(findings(planDuSite, SOUND, sitemap({ extract }))).toEqual([
    {
      gravite: 'mineur',
      titre: fr`Le plan du site n'est pas annoncé`,
      pourquoi: fr`Il existe (1 plan), mais /robots.txt ne dit pas où : les robots doivent le deviner.`,
      constate: { ou: 'dans /robots.txt', texte: fr`aucune ligne « Sitemap: »` },
      copier: { ou: 'à la fin de /robots.txt', texte: 'Sitemap: https://fournil.fr/sitemap.xml' },
    },
  ]);
});

it('a server that is down says nothing of it', () => {
  expect(findings(planDuSite, [], sitemap({ status: 503 }))).toMatchObject([
    { gravite: 'non vérifié', pourquoi: fr`/sitemap.xml répond « 503 ».` },
  ]);
});

it.each([
  ['could not be read', { robots: unread('/robots.txt', 'redirects', 'La page redirige plus de 5 fois.') }],
  ['is down', { robots: robotsTxt('', { status: 503 }) }],
  ['was not read in time', { rulings: null }],
])('nothing is said of its declaration when robots.txt %s', (_, robots) => {
  const extract = { index: false, entries: 15, urls: [], last_modified: null };
  expect(findings(planDuSite, SOUND, { ...sitemap({ extract }), ...robots })).toMatchObject([
    { gravite: 'conforme', pourquoi: '/sitemap.xml présent, 15 adresses.' },
  ]);
});
