import { fr } from '@agence/gesture';
import { accord, combien } from '@agence/words/french';
import { type Check, conforme, fault, nonVerifie, pathOf, table, where } from '../finding.ts';

const HTACCESS = `RewriteEngine On
RewriteCond %{HTTPS} off
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]`;

/** https everywhere, and a redirect from http to it. */
export const adresseSure: Check = ({ site: { pages, http } }) => {
  const [home] = pages;
  if (home?.kind !== 'answered') return [];
  if (!home.final_url.startsWith('https:'))
    return fault('important', {
      titre: fr`Le site n'est pas en https`,
      pourquoi: fr`Les navigateurs l'annoncent comme non sûr, et les moteurs lui préfèrent les sites qui le sont.`,
      constate: { ou: fr`à l'adresse du site`, texte: home.final_url },
      copier: {
        ou: fr`dans un message à votre hébergeur`,
        texte: fr`Bonjour, pouvez-vous activer un certificat https sur notre site, puis renvoyer toutes les adresses http vers https ? Merci.`,
      },
    });
  if (http === null || http.kind === 'unread')
    return conforme(fr`Adresse sûre`, fr`le site répond en https.`);
  if (http.final_url.startsWith('https:')) {
    const n = http.redirects.length;
    const hops = n === 1 ? fr`une seule redirection` : fr`${n} redirections`;
    return conforme(fr`Adresse sûre`, fr`https partout, ${hops} depuis http.`);
  }
  return fault('important', {
    titre: fr`L'adresse en http ne mène pas à https`,
    pourquoi: fr`Le même site existe à deux adresses : les moteurs et les IA peuvent garder la moins sûre, ou partager entre les deux ce qu'ils en savent.`,
    constate: { ou: fr`à l'adresse ${http.url}`, texte: `HTTP ${http.status}` },
    copier: { ou: fr`dans le fichier .htaccess, ou à demander à votre hébergeur`, texte: HTACCESS },
  });
};

/** Few redirects, and only permanent ones. */
export const redirections: Check = ({ site: { pages } }) => {
  const page = pages.find(({ redirects }) => redirects.length > 2);
  if (page !== undefined)
    return fault('mineur', {
      titre: fr`Une adresse redirige ${page.redirects.length} fois avant d'atteindre la page`,
      pourquoi: fr`Chaque redirection fait attendre, et certains robots renoncent avant la fin.`,
      constate: {
        ou: where([page]),
        texte: page.redirects.map(({ status, location }) => `${status} → ${location}`).join('\n'),
      },
      copier: {
        ou: fr`dans un message à votre prestataire`,
        texte: fr`Bonjour, pouvez-vous faire mener l'adresse ${page.url} en une seule redirection 301 à ${page.kind === 'answered' ? page.final_url : 'sa page'} ? Merci.`,
      },
    });
  const hop = pages
    .flatMap(({ redirects }) => redirects)
    .find(({ status }) => status === 302 || status === 307);
  if (hop === undefined) return [];
  return fault('mineur', {
    titre: fr`Une redirection est déclarée provisoire`,
    pourquoi: fr`Les moteurs gardent alors l'ancienne adresse. Si elle dure, elle doit être déclarée définitive (301).`,
    constate: { ou: fr`à l'adresse ${hop.url}`, texte: `${hop.status} → ${hop.location}` },
    copier: {
      ou: fr`dans un fichier .htaccess`,
      texte: `Redirect 301 ${URL.parse(hop.url)?.pathname ?? '/'} ${URL.parse(hop.location, hop.url)?.href ?? hop.location}`,
    },
  });
};

/** Pages linked from the site that do not answer. */
export const pagesEnErreur: Check = ({ site: { pages } }) => {
  const broken = pages.filter((page) => page.kind === 'answered').filter(({ status }) => status >= 400);
  const unread = pages.slice(1).filter((page) => page.kind === 'unread');
  const findings = unread.map(({ url, why }) => nonVerifie(pathOf(url), lower(why)));
  if (broken.length === 0) return findings;
  const home = broken[0] === pages[0];
  return [
    fault(home ? 'bloquant' : 'important', {
      titre: home
        ? fr`La page d'accueil répond par une erreur`
        : fr`${combien(broken.length, 'page liée', 'pages liées')} depuis le site ${accord(broken.length, 'répond', 'répondent')} par une erreur`,
      pourquoi: fr`Un robot n'y trouve rien à lire : une IA ne peut rien en citer.`,
      constate: {
        ou: where(broken),
        texte: table(broken.map(({ url, status }) => [pathOf(url), `HTTP ${status}`] as const)),
      },
      copier: {
        ou: fr`dans un message à votre prestataire`,
        texte: fr`Bonjour, ces adresses répondent par une erreur : ${broken.map(({ url }) => pathOf(url)).join(', ')}. Pouvez-vous les rétablir, ou les rediriger (301) vers la bonne page ? Merci.`,
      },
    }),
    ...findings,
  ];
};

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
