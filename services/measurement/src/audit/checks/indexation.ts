import { fr } from '@agence/gesture';
import { sameSite } from '../../sites/choose-pages.ts';
import type { GoodPage } from '../../sites/site.data.ts';
import { type Check, conforme, everywhere, fault, pathOf, where } from '../finding.ts';

/** Keeps a page out of indexes. A header may name a robot before the directive. */
const UNREAD = /^([^:]+:)?(noindex|none)$/;
/** Keeps a page out of quotations. */
const UNQUOTED = /^([^:]+:)?(nosnippet|max-snippet:0)$/;

/** `max-image-preview:none` is about images only. */
const asks = (what: RegExp, content: string): boolean =>
  content
    .toLowerCase()
    .replace(/\s*:\s*/g, ':')
    .split(/[\s,;]+/)
    .some((directive) => what.test(directive) && !/^max-(image|video)-preview:/.test(directive));

const closes = (content: string): boolean => asks(UNREAD, content) || asks(UNQUOTED, content);

const ordersOf = (page: GoodPage) => [
  ...page.extract.robots
    .filter(({ content }) => closes(content))
    .map(({ name, content, line }) => ({
      content,
      shown: `<meta name="${name}" content="${content}">`,
      ou: fr`dans ${pathOf(page.url)}, ligne ${line}`,
      copier: {
        ou: fr`à la place de cette ligne`,
        texte: '<meta name="robots" content="index, follow, max-snippet:-1">',
      },
    })),
  ...page.x_robots_tag.filter(closes).map((content) => ({
    content,
    shown: `X-Robots-Tag: ${content.slice(0, 200)}`,
    ou: fr`dans les en-têtes de ${pathOf(page.url)}`,
    copier: {
      ou: fr`dans la configuration du serveur, à la place de cet en-tête`,
      texte: 'X-Robots-Tag: index, follow, max-snippet:-1',
    },
  })),
];

/** Pages that ask not to be indexed or quoted. Legal notices often do, rightly. */
export const indexation: Check = ({ pages }) => {
  const closed = pages.filter(({ url }) => !/l[ée]gal|cgv|cgu|confidential/i.test(url)).flatMap(closedPage);
  if (closed.length === 0 && pages.length > 0)
    return conforme(fr`Indexation`, fr`aucun ordre contraire ${everywhere(pages)}.`);
  return closed;
};

const closedPage = (page: GoodPage) => {
  const orders = ordersOf(page);
  const [first] = orders;
  if (first === undefined) return [];
  const refused = orders.some(({ content }) => asks(UNREAD, content)) ? 'lue' : 'citée';
  return fault('bloquant', {
    titre: fr`La page ${pathOf(page.url)} demande à ne pas être ${refused}`,
    pourquoi: fr`Elle interdit aux moteurs de la garder ou d'en citer un extrait : une IA qui cherche ne peut pas s'en servir.`,
    constate: { ou: first.ou, texte: orders.map(({ shown }) => shown).join('\n') },
    copier: first.copier,
  });
};

/** A page whose canonical address is another page gives its rank to that page. */
export const canonique: Check = ({ pages }) => {
  const away = pages.filter(
    ({ extract, final_url }) => extract.canonical !== null && !sameSite(extract.canonical, final_url),
  );
  const [page] = away;
  if (page === undefined) return [];
  return fault('bloquant', {
    titre: fr`Une page déclare pour sienne l'adresse d'un autre site`,
    pourquoi: fr`Les moteurs suivent cette adresse et oublient la page. Ce qu'elle dit est attribué à l'autre site.`,
    constate: { ou: where(away), texte: `<link rel="canonical" href="${page.extract.canonical}">` },
    copier: { ou: fr`à la place de cette ligne`, texte: `<link rel="canonical" href="${page.final_url}">` },
  });
};
