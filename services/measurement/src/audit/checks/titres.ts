import { fr } from '@agence/gesture';
import { written } from '@agence/look/html';
import { combien } from '@agence/words/french';
import type { GoodPage } from '../../sites/site.data.ts';
import { type Check, conforme, fault, ofPages, pathOf, surToutes, table, where } from '../finding.ts';
import { descriptionsFor, LEAST, parPage, titlesFor } from './proposer.ts';

export const titres: Check = ofPages((audited) => {
  const { pages } = audited;
  const missing = pages.filter(({ extract }) => extract.title === '');
  const titled = pages.filter((page) => !missing.includes(page));
  const byTitle = [...Map.groupBy(titled, ({ extract }) => extract.title)];
  const [title, same] = byTitle.find(([, group]) => group.length > 1) ?? [];
  const propose = (list: readonly GoodPage[]) =>
    parPage(
      list,
      (page) => titlesFor(page, audited),
      pages.map(({ extract }) => extract.title),
      (text) => `<title>${written(text)}</title>`,
    );
  if (missing.length > 0)
    return fault('important', {
      titre: fr`${combien(missing.length, 'page', 'pages')} sans titre`,
      pourquoi: fr`Le titre est ce que les moteurs et les IA affichent comme nom de la source.`,
      constate: { ou: where(missing), texte: fr`aucun texte dans <title>` },
      copier: { ou: fr`dans l'en-tête de chaque page, à relire`, texte: propose(missing) },
    });
  if (same !== undefined)
    return fault('mineur', {
      titre: fr`${same.length} pages portent le même titre`,
      pourquoi: fr`Le titre est ce que les moteurs et les IA affichent comme nom de la source.`,
      constate: { ou: where(same), texte: `<title>${title}</title>` },
      copier: { ou: fr`un titre par page, à relire`, texte: propose(same) },
    });
  return conforme(fr`Titres`, fr`${surToutes(pages)}${pages.length > 1 ? ', tous différents' : ''}.`);
});

export const descriptions: Check = ofPages((audited) => {
  const { pages } = audited;
  const missing = pages.filter(({ extract }) => extract.description.length < LEAST);
  if (missing.length === 0) {
    const lengths = pages.map(({ extract }) => extract.description.length);
    return conforme(
      fr`Descriptions`,
      fr`${surToutes(pages)}, de ${Math.min(...lengths)} à ${Math.max(...lengths)} signes.`,
    );
  }
  return fault('mineur', {
    titre: fr`${combien(missing.length, 'page', 'pages')} sans description utile`,
    pourquoi: fr`C'est la phrase que les moteurs montrent sous le titre, et souvent la première qu'une IA lit.`,
    constate: {
      ou: where(missing),
      texte: table(missing.map((page) => [pathOf(page.url), page.extract.description || 'absente'] as const)),
    },
    copier: {
      ou: fr`dans l'en-tête de chaque page, à relire : ce sont les mots de la page`,
      texte: parPage(
        missing,
        (page) => descriptionsFor(page, audited),
        pages.map(({ extract }) => extract.description),
        (text) => `<meta name="description" content="${written(text)}">`,
      ),
    },
  });
});

export const titrePrincipal: Check = ofPages((audited) => {
  const { pages } = audited;
  const h1 = ({ extract }: GoodPage) => extract.headings.filter(({ level }) => level === 1);
  const wrong = pages.filter((page) => h1(page).length !== 1);
  if (wrong.length === 0) return conforme(fr`Un titre principal par page`, fr`${surToutes(pages)}.`);
  const none = wrong.filter((page) => h1(page).length === 0);
  return fault('mineur', {
    titre:
      none.length > 0
        ? fr`${combien(none.length, 'page', 'pages')} sans titre principal`
        : fr`${combien(wrong.length, 'page', 'pages')} avec plusieurs titres principaux`,
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
            texte: parPage(
              none,
              (page) => titlesFor(page, audited),
              pages.flatMap((page) => h1(page).map(({ text }) => text)),
              (text) => `<h1>${written(text)}</h1>`,
            ),
          },
  });
});
