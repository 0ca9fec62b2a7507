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
 * both. What one side lacks the other gives.
 */
export const troisExtraits = (extraits: readonly Extrait[]): Extrait[] => {
  const [own, ...moreOwn] = extraits.filter(cites);
  const [instead, ...moreInstead] = extraits.filter((one) => !cites(one));
  const order = [instead, own, ...moreInstead, ...moreOwn];
  return order
    .flatMap((one) => one ?? [])
    .slice(0, COMBIEN)
    .map(surUneLigne);
};
