import { fr } from '@agence/gesture';
import { written } from '@agence/look/html';
import { accord } from '@agence/words/french';
import { plain } from '../../sites/extract/plain.ts';
import { isDown } from '../../sites/site.data.ts';
import { type Check, conforme, fault, nonVerifie, pathOf } from '../finding.ts';

/** The file itself: present, readable, and a text. */
export const robotsFile: Check = ({ site: { robots: file } }) => {
  if (file.kind === 'unread') return nonVerifie('/robots.txt', file.why);
  if (isDown(file))
    return fault('bloquant', {
      titre: fr`/robots.txt est en panne`,
      pourquoi: fr`Quand ce fichier ne peut pas être lu, les robots considèrent tout le site comme fermé.`,
      constate: { ou: fr`à l'adresse ${file.url}`, texte: `HTTP ${file.status}` },
      copier: { ou: fr`dans un fichier /robots.txt`, texte: 'User-agent: *\nAllow: /' },
    });
  if (file.status !== 200)
    return conforme('/robots.txt', fr`absent (${file.status}), donc aucun robot n'est refusé.`);
  if (!/<(!doctype|html)/i.test(file.text.slice(0, 500))) return [];
  return fault('mineur', {
    titre: fr`/robots.txt renvoie une page au lieu d'un texte`,
    pourquoi: fr`Les robots n'y trouvent aucune règle, et ne savent pas où est le plan du site.`,
    constate: { ou: fr`dans /robots.txt`, texte: plain(file.text, 120) },
    copier: { ou: fr`dans un fichier /robots.txt`, texte: 'User-agent: *\nAllow: /' },
  });
};

/** A sitemap that exists, is readable, and is announced. */
export const planDuSite: Check = ({ site: { sitemap, robots, rulings, pages } }) => {
  if (sitemap === null) return [];
  const path = pathOf(sitemap.url);
  if (sitemap.kind === 'unread') return nonVerifie(fr`Plan du site`, sitemap.why);
  if (isDown(sitemap)) return nonVerifie(fr`Plan du site`, fr`${path} répond « ${sitemap.status} ».`);
  if (sitemap.extract === null) {
    const answered = pages.filter((page) => page.kind === 'answered').filter(({ status }) => status === 200);
    return fault('mineur', {
      titre: sitemap.status === 200 ? fr`Le plan du site est illisible` : fr`Le site n'a pas de plan`,
      pourquoi: fr`Ce fichier donne aux robots la liste des pages et la date de leur dernier changement.`,
      constate: { ou: fr`à l'adresse ${path}`, texte: `HTTP ${sitemap.status}` },
      copier: {
        ou: fr`dans un fichier /sitemap.xml, à compléter`,
        texte: sitemapOf(answered.map(({ final_url }) => final_url)),
      },
    });
  }
  const { entries, index } = sitemap.extract;
  const what = index
    ? fr`${entries} ${accord(entries, 'plan', 'plans')}`
    : fr`${entries} ${accord(entries, 'adresse', 'adresses')}`;
  const declared = sitemap.declared ? fr`, déclaré dans /robots.txt` : '';
  const robotsRead = !isDown(robots) && rulings !== null;
  if (sitemap.declared || !robotsRead)
    return conforme(fr`Plan du site`, fr`${path} présent, ${what}${declared}.`);
  return fault('mineur', {
    titre: fr`Le plan du site n'est pas annoncé`,
    pourquoi: fr`Il existe (${what}), mais /robots.txt ne dit pas où : les robots doivent le deviner.`,
    constate: { ou: fr`dans /robots.txt`, texte: fr`aucune ligne « Sitemap: »` },
    copier: { ou: fr`à la fin de /robots.txt`, texte: `Sitemap: ${sitemap.url}` },
  });
};

const sitemapOf = (urls: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(urls)].map((url) => `  <url><loc>${written(url)}</loc></url>`),
    '</urlset>',
  ].join('\n');

const LLMS = fr`Ce fichier, proposé en 2024, résume un site pour les IA. Google écrit que sa recherche l'ignore, et nous ne le conseillons pas.`;

/** llms.txt: what it is, without advice to write one (developers.google.com, guide to generative AI features, 2026-07-10). */
export const llmsTxt: Check = ({ site: { llms } }) => {
  if (llms === null || llms.kind === 'unread' || isDown(llms)) return [];
  const there = llms.status === 200 && !/text\/html/i.test(llms.content_type);
  return nonVerifie('/llms.txt', `${there ? fr`présent.` : fr`absent.`} ${LLMS}`);
};

/** What reading the site cannot show. */
export const fichesTierces: Check = () =>
  nonVerifie(fr`Fiches d'établissement (Google, Apple, Bing)`, fr`hors de portée d'une lecture du site.`);
