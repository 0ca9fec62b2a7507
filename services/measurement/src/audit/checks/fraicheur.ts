import { fr } from '@agence/gesture';
import { readableDay } from '@agence/words/paris';
import { type Audited, type Check, conforme, type Finding, nonVerifie } from '../finding.ts';

const OLD_DAYS = 400;

const isoOf = (httpDate: string): string => {
  const at = Date.parse(httpDate);
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
};

/** Dates in pages and sitemap; `Last-Modified` of a page generated at each visit means nothing. */
const daysOf = ({ site, pages, today }: Audited): string[] => {
  const listed = site.sitemap?.kind === 'answered' ? (site.sitemap.extract?.last_modified ?? '') : '';
  const headers = pages.map(({ last_modified }) => isoOf(last_modified)).filter((day) => day < today);
  return [listed, ...headers, ...pages.flatMap(({ extract }) => extract.dates)]
    .filter((day) => day !== '' && day <= today)
    .sort();
};

const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** When the site last changed, by its own dates. */
export const fraicheur: Check = (audited) => {
  const { pages, today } = audited;
  if (pages.length === 0) return [];
  const latest = daysOf(audited).at(-1);
  const years = pages.map(({ extract }) => extract.copyright_year).filter((year) => year !== null);
  const year = years.length > 0 ? Math.max(...years) : null;
  const stale = year !== null && year < Number(today.slice(0, 4)) - 1 ? [oldYear(year, today)] : [];
  if (latest === undefined)
    return [
      ...stale,
      ...(stale.length > 0
        ? []
        : [nonVerifie('fraicheur', fr`Fraîcheur`, fr`aucune page ne dit quand elle a changé.`)]),
    ];
  if (days(latest, today) <= OLD_DAYS)
    return [
      ...stale,
      conforme('fraicheur', fr`Fraîcheur`, fr`dernier changement annoncé le ${readableDay(latest)}.`),
    ];
  return [
    ...stale,
    {
      code: 'fraicheur',
      gravite: 'mineur',
      titre: fr`Rien ne semble avoir changé depuis plus d'un an`,
      pourquoi: fr`Entre deux sources, une IA préfère la plus récente.`,
      constate: {
        ou: fr`dans les dates des pages et du plan du site`,
        texte: fr`dernier changement : ${readableDay(latest)}`,
      },
      copier: null,
    },
  ];
};

const oldYear = (year: number, today: string): Finding => ({
  code: 'annee',
  gravite: 'mineur',
  titre: fr`Le bas de page s'arrête à ${year}`,
  pourquoi: fr`Une IA y voit un site laissé à l'abandon, et vos clients aussi.`,
  constate: { ou: fr`en bas de page`, texte: `© ${year}` },
  copier: { ou: fr`à la place`, texte: `© ${today.slice(0, 4)}` },
});
