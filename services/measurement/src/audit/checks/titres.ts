import { fr } from '@agence/gesture';
import { accord } from '../../documents/typo.ts';
import type { GoodPage } from '../../sites/site.data.ts';
import { type Audited, type Check, conforme, pathOf, table, where } from '../finding.ts';

/** Escapes what goes between tags or quotes. */
const esc = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A title for each page, from its own heading and what the client's file says. */
const proposed = (page: GoodPage, { fiche }: Audited): string => {
  const heading = page.extract.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const what = heading === '' || heading === fiche.entreprise ? fiche.metier : heading;
  const town = fiche.ville !== '' && !what.includes(fiche.ville) ? ` à ${fiche.ville}` : '';
  return [what === '' ? '' : `${what}${town}`, fiche.entreprise].filter((part) => part !== '').join(' – ');
};

/** What to write on each page: the path before it when there are several. */
const perPage = (pages: readonly GoodPage[], write: (page: GoodPage) => string): string => {
  const [only, ...others] = pages;
  if (only !== undefined && others.length === 0) return write(only);
  return table(pages.map((page) => [pathOf(page.url), write(page)] as const));
};

/** A title a page, each its own. */
export const titres: Check = (audited) => {
  const { pages } = audited;
  const missing = pages.filter(({ extract }) => (extract.title?.text ?? '') === '');
  const titled = pages.filter((page) => !missing.includes(page));
  const same = [...Map.groupBy(titled, ({ extract }) => extract.title?.text ?? '').values()].filter(
    (group) => group.length > 1,
  );
  const [group] = same;
  const propose = (list: readonly GoodPage[]) =>
    perPage(list, (page) => `<title>${esc(proposed(page, audited))}</title>`);
  if (missing.length > 0)
    return [
      {
        code: 'titre',
        gravite: 'important',
        titre: fr`${missing.length} ${accord(missing.length, 'page', 'pages')} sans titre`,
        pourquoi: fr`Le titre est ce que les moteurs et les IA affichent comme nom de la source.`,
        constate: { ou: where(missing), texte: fr`aucun texte dans <title>` },
        copier: { ou: fr`dans l'en-tête de chaque page, à relire`, texte: propose(missing) },
      },
    ];
  if (group !== undefined)
    return [
      {
        code: 'titre',
        gravite: 'mineur',
        titre: fr`${group.length} pages portent le même titre`,
        pourquoi: fr`Le titre est ce que les moteurs et les IA affichent comme nom de la source.`,
        constate: { ou: where(group), texte: `<title>${group[0]?.extract.title?.text ?? ''}</title>` },
        copier: { ou: fr`un titre par page, à relire`, texte: propose(group) },
      },
    ];
  if (pages.length === 0) return [];
  return [conforme('titre', fr`Titres`, fr`${pages.length} pages sur ${pages.length}, tous différents.`)];
};

/** A description a page. */
export const descriptions: Check = (audited) => {
  const { pages, fiche } = audited;
  const missing = pages.filter(({ extract }) => (extract.description?.text ?? '').length < 50);
  if (pages.length === 0) return [];
  if (missing.length === 0) {
    const lengths = pages.map(({ extract }) => extract.description?.text.length ?? 0);
    return [
      conforme(
        'description',
        fr`Descriptions`,
        fr`${pages.length} pages sur ${pages.length}, de ${Math.min(...lengths)} à ${Math.max(...lengths)} signes.`,
      ),
    ];
  }
  const about = (page: GoodPage): string => {
    const line = page.extract.text.split('\n').find((one) => one.length >= 60) ?? '';
    return line === ''
      ? proposed(page, { ...audited, fiche })
      : line.length > 155
        ? line.slice(0, 155).replace(/\s+\S*$/, '…')
        : line;
  };
  return [
    {
      code: 'description',
      gravite: 'mineur',
      titre: fr`${missing.length} ${accord(missing.length, 'page', 'pages')} sans description utile`,
      pourquoi: fr`C'est la phrase que les moteurs montrent sous le titre, et souvent la première qu'une IA lit.`,
      constate: {
        ou: where(missing),
        texte: table(
          missing.map((page) => [pathOf(page.url), page.extract.description?.text || 'absente'] as const),
        ),
      },
      copier: {
        ou: fr`dans l'en-tête de chaque page, à relire : ce sont les mots de la page`,
        texte: perPage(missing, (page) => `<meta name="description" content="${esc(about(page))}">`),
      },
    },
  ];
};

/** One main heading a page. */
export const titrePrincipal: Check = (audited) => {
  const { pages } = audited;
  const h1 = ({ extract }: GoodPage) => extract.headings.filter(({ level }) => level === 1);
  const wrong = pages.filter((page) => h1(page).length !== 1);
  if (pages.length === 0) return [];
  if (wrong.length === 0)
    return [
      conforme(
        'titre-principal',
        fr`Un titre principal par page`,
        fr`${pages.length} pages sur ${pages.length}.`,
      ),
    ];
  const none = wrong.filter((page) => h1(page).length === 0);
  return [
    {
      code: 'titre-principal',
      gravite: 'mineur',
      titre:
        none.length > 0
          ? fr`${none.length} ${accord(none.length, 'page', 'pages')} sans titre principal`
          : fr`${wrong.length} ${accord(wrong.length, 'page', 'pages')} avec plusieurs titres principaux`,
      pourquoi: fr`Le titre principal (h1) dit aux machines de quoi parle la page. Il en faut un, et un seul.`,
      constate: {
        ou: where(wrong),
        texte: table(wrong.map((page) => [pathOf(page.url), `${h1(page).length} h1`] as const)),
      },
      copier:
        none.length === 0
          ? null
          : {
              ou: fr`en haut du texte de chaque page, à relire`,
              texte: perPage(none, (page) => `<h1>${esc(proposed(page, audited))}</h1>`),
            },
    },
  ];
};
