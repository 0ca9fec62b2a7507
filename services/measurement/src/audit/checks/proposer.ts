import { fr } from '@agence/gesture';
import { majuscule } from '@agence/words/french';
import { inTown } from '../../questions/ville.ts';
import type { GoodPage } from '../../sites/site.data.ts';
import { fold } from '../facts.ts';
import { type Audited, pathOf, table } from '../finding.ts';

/** Shown when nothing on a page distinguishes it from the others. */
const TO_WRITE = fr`à écrire : ce que cette page dit et que les autres ne disent pas`;

/** « /nos-tarifs.html » → « Nos tarifs »; empty when the path says nothing to a reader. */
const pathWords = ({ url }: GoodPage): string => {
  const last =
    pathOf(url)
      .replace(/\?.*$/, '')
      .split('/')
      .findLast((part) => part !== '') ?? '';
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  const bare = /^(index|accueil|home|page|default)?$/i.test(words) || !/\p{L}{3}/u.test(words);
  return bare ? '' : majuscule(words);
};

/** Titles for a page, best first, from its headings, its path and the client's file. */
export const titlesFor = (page: GoodPage, { fiche }: Pick<Audited, 'fiche'>): string[] => {
  const heads = (wanted: number) =>
    page.extract.headings
      .filter(({ level, text }) => level === wanted && fold(text) !== fold(fiche.entreprise))
      .map(({ text }) => text);
  const home = URL.parse(page.url)?.pathname === '/';
  const trade = majuscule(fiche.metier);
  const own = [...heads(1), ...(home ? [trade] : [pathWords(page)]), ...heads(2), trade];
  const where = inTown(fiche.ville);
  const titles = own
    .filter((what) => what !== '')
    .map((what) => (where === '' || what.includes(fiche.ville) ? what : `${what} ${where}`));
  return [
    ...titles.map((what) => [what, fiche.entreprise].filter((part) => part !== '').join(' – ')),
    fiche.entreprise,
  ];
};

const MOST = 155;
/** A shorter description says nothing. */
export const LEAST = 50;

const short = (line: string): string =>
  line.length > MOST ? line.slice(0, MOST).replace(/\s+\S*$/, '…') : line;

/** Descriptions for a page from its own lines, without menus and footers repeated elsewhere. */
export const descriptionsFor = (page: GoodPage, audited: Pick<Audited, 'fiche' | 'pages'>): string[] => {
  const others = audited.pages.filter((other) => other !== page);
  const elsewhere = new Set(others.flatMap(({ extract }) => extract.text.split('\n').map(fold)));
  const lines = page.extract.text
    .split('\n')
    .filter((line) => line.length >= 60 && !elsewhere.has(fold(line)));
  return [...lines.map(short), ...titlesFor(page, audited)].filter((text) => text.length >= LEAST);
};

/** What to write on each page: the first text that no page has, neither in `taken` nor proposed above. */
export const parPage = (
  pages: readonly GoodPage[],
  texts: (page: GoodPage) => readonly string[],
  taken: readonly string[],
  write: (text: string) => string,
): string => {
  const used = new Set(taken.map(fold));
  const rows = pages.map((page) => {
    const own = texts(page).find((text) => text !== '' && !used.has(fold(text)));
    if (own !== undefined) used.add(fold(own));
    return [pathOf(page.url), own === undefined ? TO_WRITE : write(own)] as const;
  });
  const [only, ...others] = rows;
  return only !== undefined && others.length === 0 ? only[1] : table(rows);
};
