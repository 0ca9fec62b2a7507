import { fr } from '@agence/gesture';
import { readableDay } from '@agence/words/paris';
import {
  type Audited,
  type Check,
  conforme,
  fault,
  nonVerifie,
  ofPages,
  pathOf,
  surToutes,
  table,
  where,
} from '../finding.ts';

const FEW_WORDS = 80;
const ALMOST_NONE = 25;

/** The text of a page without scripts: most robots of AI services run none. */
export const texteSansScript: Check = ofPages(({ pages }) => {
  const bare = pages.filter(({ extract }) => extract.words < FEW_WORDS && extract.scripts > 0);
  const [first] = bare;
  if (first === undefined) {
    const least = Math.min(...pages.map(({ extract }) => extract.words));
    return conforme(fr`Texte lisible sans script`, fr`${least} mots au moins sur chaque page lue.`);
  }
  const home = first === pages[0] && first.extract.words < ALMOST_NONE;
  const { words, text } = first.extract;
  return fault(home ? 'bloquant' : 'important', {
    titre:
      bare.length === 1
        ? fr`La page ${pathOf(first.url)} est presque vide sans JavaScript`
        : fr`${bare.length} pages sont presque vides sans JavaScript`,
    pourquoi: fr`Sans exécuter de script, la page ne donne ${words < 3 ? fr`qu'un mot ou deux` : fr`que ${words} mots`}. La plupart des robots d'IA n'en exécutent pas.`,
    constate: {
      ou: fr`sur ${pathOf(first.url)}, sans script`,
      texte:
        text === '' ? fr`aucun texte lu` : fr`Texte lu : « ${text.replaceAll('\n', ' ').slice(0, 160)} »`,
    },
    copier: {
      ou: fr`dans un message à votre prestataire`,
      texte: fr`Bonjour, le texte de ${bare.map(({ url }) => pathOf(url)).join(', ')} est ajouté par script. Pouvez-vous l'écrire directement dans le HTML de la page (rendu côté serveur) ? Merci.`,
    },
  });
});

const FRENCH = /\b(le|la|les|des|une|et|pour|dans|votre|nous|vous|avec|est|sur)\b/giu;

export const langue: Check = ofPages(({ pages }) => {
  const silent = pages.filter(({ extract }) => extract.lang === '');
  const declared = (list: typeof pages, texte: string) => ({
    constate: { ou: where(list), texte },
    copier: { ou: fr`à la place, sur ces pages`, texte: '<html lang="fr">' },
  });
  if (silent.length > 0)
    return fault('mineur', {
      titre: fr`La langue des pages n'est pas déclarée`,
      pourquoi: fr`Une ligne suffit.`,
      ...declared(silent, '<html>'),
    });
  const other = pages.filter(
    ({ extract }) =>
      !/^fr\b/i.test(extract.lang) && (extract.text.match(FRENCH)?.length ?? 0) > extract.words / 8,
  );
  const [first] = other;
  if (first !== undefined)
    return fault('mineur', {
      titre: fr`Des pages en français sont déclarées dans une autre langue`,
      pourquoi: fr`Un moteur qui les croit les montre à d'autres que vos clients.`,
      ...declared(other, `<html lang="${first.extract.lang}">`),
    });
  return conforme(fr`Langue`, fr`déclarée sur ${surToutes(pages)}.`);
});

const OLD_MS = 400 * 86_400_000;

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

export const fraicheur: Check = ofPages((audited) => {
  const { pages, today } = audited;
  const latest = daysOf(audited).at(-1);
  const years = pages.map(({ extract }) => extract.copyright_year).filter((year) => year !== null);
  const year = Math.max(...years);
  const oldYear = fault('mineur', {
    titre: fr`Le bas de page s'arrête à ${year}`,
    pourquoi: fr`Une IA y voit un site laissé à l'abandon, et vos clients aussi.`,
    constate: { ou: fr`en bas de page`, texte: `© ${year}` },
    copier: { ou: fr`à la place`, texte: `© ${today.slice(0, 4)}` },
  });
  const stale = years.length > 0 && year < Number(today.slice(0, 4)) - 1 ? [oldYear] : [];
  if (latest === undefined)
    return stale.length > 0 ? stale : nonVerifie(fr`Fraîcheur`, fr`aucune page ne dit quand elle a changé.`);
  if (Date.parse(today) - Date.parse(latest) <= OLD_MS)
    return [...stale, conforme(fr`Fraîcheur`, fr`dernier changement annoncé le ${readableDay(latest)}.`)];
  return [
    ...stale,
    fault('mineur', {
      titre: fr`Rien ne semble avoir changé depuis plus d'un an`,
      pourquoi: fr`Entre deux sources, une IA préfère la plus récente.`,
      constate: {
        ou: fr`dans les dates des pages et du plan du site`,
        texte: fr`dernier changement : ${readableDay(latest)}`,
      },
    }),
  ];
});

const SLOW_MS = 1500;

/** Time to first byte, connection included, in our single reading. */
export const vitesse: Check = ofPages(({ pages }) => {
  const times = pages.map(({ ttfb_ms }) => ttfb_ms).toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  if (middle <= SLOW_MS)
    return conforme(
      fr`Vitesse`,
      pages.length === 1
        ? fr`premier octet en ${middle} ms, une lecture.`
        : fr`premier octet en ${middle} ms (médiane de ${pages.length} lectures, de ${Math.min(...times)} à ${Math.max(...times)} ms).`,
    );
  return fault('mineur', {
    titre: fr`Le site est lent à répondre`,
    pourquoi: fr`Une IA qui cherche pendant que son utilisateur attend n'attend pas longtemps une page.`,
    constate: {
      ou: fr`premier octet, connexion comprise`,
      texte: table(pages.map(({ url, ttfb_ms }) => [pathOf(url), `${ttfb_ms} ms`] as const)),
    },
    copier: {
      ou: fr`dans un message à votre hébergeur`,
      texte: fr`Bonjour, nos pages mettent ${middle} ms à commencer à répondre. Pouvez-vous activer un cache de pages, ou nous dire ce qui ralentit le serveur ? Merci.`,
    },
  });
});
