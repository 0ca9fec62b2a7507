import type { Extrait } from '../documents/releve/releve.data.ts';

/** The page has room for three. */
const COMBIEN = 3;

const cites = ({ marques }: Extrait): boolean => marques.some(({ qui }) => qui === 'client');

/** A page of paper has no room for the lines of a list: each break becomes a space, every sign keeps its place. */
const surUneLigne = (extrait: Extrait): Extrait => ({
  ...extrait,
  texte: extrait.texte.replace(/[\r\n]/g, ' '),
});

/**
 * The quotations of a diagnostic: who is cited instead before and after one that cites the business, when there are
 * both, each from another model while there are some. What one side lacks the other gives.
 */
export const troisExtraits = (extraits: readonly Extrait[]): Extrait[] => {
  const own = extraits.filter(cites);
  const instead = extraits.filter((one) => !cites(one));
  const chosen: Extrait[] = [];
  const take = (...list: readonly Extrait[]): void => {
    const left = list.filter((one) => !chosen.includes(one));
    const other = left.find(({ ia }) => !chosen.some((one) => one.ia === ia));
    chosen.push(...[other ?? left[0]].filter((one) => one !== undefined));
  };
  take(...instead);
  take(...own);
  while (chosen.length < Math.min(COMBIEN, extraits.length)) take(...instead, ...own);
  return chosen.map(surUneLigne);
};
