import type { Extrait } from '../documents/releve/releve.data.ts';

/** The page has room for three quotations. */
const COMBIEN = 3;

const cites = ({ marques }: Extrait): boolean => marques.some(({ qui }) => qui === 'client');

/** Paper has no room for the lines of a list: breaks become spaces, and every position stays. */
const surUneLigne = (extrait: Extrait): Extrait => ({
  ...extrait,
  texte: extrait.texte.replace(/[\r\n]/g, ' '),
});

/**
 * The quotations of a diagnostic: one that cites the business between two that cite others, each from another model as
 * far as possible. If one kind is short, the other fills in.
 */
export const troisExtraits = (extraits: readonly Extrait[]): Extrait[] => {
  const own = extraits.filter(cites);
  const instead = extraits.filter((extrait) => !cites(extrait));
  const chosen: Extrait[] = [];
  const take = (...list: readonly Extrait[]): void => {
    const left = list.filter((extrait) => !chosen.includes(extrait));
    const other = left.find(({ ia }) => !chosen.some((extrait) => extrait.ia === ia));
    chosen.push(...[other ?? left[0]].filter((extrait) => extrait !== undefined));
  };
  take(...instead);
  take(...own);
  while (chosen.length < Math.min(COMBIEN, extraits.length)) take(...instead, ...own);
  return chosen.map(surUneLigne);
};
