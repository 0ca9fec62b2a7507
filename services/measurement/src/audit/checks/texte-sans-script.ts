import { fr } from '@agence/gesture';
import { type Check, conforme, pathOf, surToutes, where } from '../finding.ts';

const FEW_WORDS = 80;
const ALMOST_NONE = 25;

/** The text of a page without scripts: most robots of AI services run none. */
export const texteSansScript: Check = ({ pages }) => {
  if (pages.length === 0) return [];
  const bare = pages.filter(({ extract }) => extract.words < FEW_WORDS && extract.scripts > 0);
  const [first] = bare;
  if (first === undefined) {
    const least = Math.min(...pages.map(({ extract }) => extract.words));
    return conforme(
      'texte-sans-script',
      fr`Texte lisible sans script`,
      fr`${least} mots au moins sur chaque page lue.`,
    );
  }
  const home = bare.includes(pages[0] ?? first) && (pages[0]?.extract.words ?? 0) < ALMOST_NONE;
  const { words, text } = first.extract;
  return {
    code: 'texte-sans-script',
    gravite: home ? 'bloquant' : 'important',
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
  };
};

const FRENCH = /\b(le|la|les|des|une|et|pour|dans|votre|nous|vous|avec|est|sur)\b/giu;

export const langue: Check = ({ pages }) => {
  if (pages.length === 0) return [];
  const silent = pages.filter(({ extract }) => (extract.lang ?? '') === '');
  const fault = (titre: string, pourquoi: string, list: typeof pages, lu: string) => ({
    code: 'langue',
    gravite: 'mineur' as const,
    titre,
    pourquoi,
    constate: { ou: where(list), texte: lu },
    copier: { ou: fr`à la place, sur ces pages`, texte: '<html lang="fr">' },
  });
  if (silent.length > 0)
    return fault(fr`La langue des pages n'est pas déclarée`, fr`Une ligne suffit.`, silent, '<html>');
  const other = pages.filter(
    ({ extract }) =>
      !/^fr\b/i.test(extract.lang ?? '') && (extract.text.match(FRENCH)?.length ?? 0) > extract.words / 8,
  );
  const [first] = other;
  if (first !== undefined)
    return fault(
      fr`Des pages en français sont déclarées dans une autre langue`,
      fr`Un moteur qui les croit les montre à d'autres que vos clients.`,
      other,
      `<html lang="${first.extract.lang}">`,
    );
  return conforme('langue', fr`Langue`, fr`déclarée sur ${surToutes(pages)}.`);
};
