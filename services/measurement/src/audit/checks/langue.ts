import { fr } from '@agence/gesture';
import { type Check, conforme, surToutes, where } from '../finding.ts';

const FRENCH = /\b(le|la|les|des|une|et|pour|dans|votre|nous|vous|avec|est|sur)\b/giu;

/** The declared language, and whether the text is in it. */
export const langue: Check = ({ pages }) => {
  if (pages.length === 0) return [];
  const silent = pages.filter(({ extract }) => (extract.lang ?? '') === '');
  const fault = (titre: string, pourquoi: string, list: typeof pages, lu: string) => [
    {
      code: 'langue',
      gravite: 'mineur' as const,
      titre,
      pourquoi,
      constate: { ou: where(list), texte: lu },
      copier: { ou: fr`à la place, sur ces pages`, texte: '<html lang="fr">' },
    },
  ];
  if (silent.length > 0)
    return fault(fr`La langue des pages n'est pas déclarée`, fr`Une ligne suffit.`, silent, '<html>');
  const other = pages.filter(
    ({ extract }) =>
      !/^fr\b/i.test(extract.lang ?? '') && (extract.text.match(FRENCH)?.length ?? 0) > extract.words / 8,
  );
  const [first] = other;
  if (first !== undefined)
    return fault(
      fr`Des pages en français se disent dans une autre langue`,
      fr`Un moteur qui les croit les montre à d'autres que vos clients.`,
      other,
      `<html lang="${first.extract.lang}">`,
    );
  return [conforme('langue', fr`Langue`, fr`déclarée sur ${surToutes(pages)}.`)];
};
