import { fr } from '@agence/gesture';
import { accord } from '@agence/words/french';
import { isDown } from '../../sites/site.data.ts';
import { type Check, conforme, nonVerifie, pathOf } from '../finding.ts';

/** A sitemap that exists, is readable, and is announced. */
export const planDuSite: Check = ({ site: { sitemap, robots, rulings, pages } }) => {
  if (sitemap === null) return [];
  const path = pathOf(sitemap.url);
  if (sitemap.kind === 'unread') return [nonVerifie('plan-du-site', fr`Plan du site`, sitemap.why)];
  if (isDown(sitemap))
    return [nonVerifie('plan-du-site', fr`Plan du site`, fr`${path} répond « ${sitemap.status} ».`)];
  const declare = `Sitemap: ${sitemap.url}`;
  if (sitemap.extract === null) {
    const lines = pages.flatMap((page) =>
      page.kind === 'answered' && page.status === 200 ? [page.final_url] : [],
    );
    return [
      {
        code: 'plan-du-site',
        gravite: 'mineur',
        titre: sitemap.status === 200 ? fr`Le plan du site est illisible` : fr`Le site n'a pas de plan`,
        pourquoi: fr`Ce fichier donne aux robots la liste des pages et la date de leur dernier changement.`,
        constate: { ou: fr`à l'adresse ${path}`, texte: `HTTP ${sitemap.status}` },
        copier: { ou: fr`dans un fichier /sitemap.xml, à compléter`, texte: sitemapOf(lines) },
      },
    ];
  }
  const { entries, index } = sitemap.extract;
  const what = index
    ? fr`${entries} ${accord(entries, 'plan', 'plans')}`
    : fr`${entries} ${accord(entries, 'adresse', 'adresses')}`;
  const declared = sitemap.declared ? fr`, déclaré dans /robots.txt` : '';
  const robotsRead = !isDown(robots) && rulings !== null;
  if (sitemap.declared || !robotsRead)
    return [conforme('plan-du-site', fr`Plan du site`, fr`${path} présent, ${what}${declared}.`)];
  return [
    {
      code: 'plan-du-site',
      gravite: 'mineur',
      titre: fr`Le plan du site n'est pas annoncé`,
      pourquoi: fr`Il existe (${what}), mais /robots.txt ne dit pas où : les robots doivent le deviner.`,
      constate: { ou: fr`dans /robots.txt`, texte: fr`aucune ligne « Sitemap: »` },
      copier: { ou: fr`à la fin de /robots.txt`, texte: declare },
    },
  ];
};

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');

const sitemapOf = (urls: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(urls)].map((url) => `  <url><loc>${xml(url)}</loc></url>`),
    '</urlset>',
  ].join('\n');
