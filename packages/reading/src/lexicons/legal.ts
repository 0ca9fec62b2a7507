import { words, wordsOf } from './list.ts';

/** French legal forms and family formulas (R7), from the Code de commerce and common business names. */
export const LEGAL = wordsOf('legal');

/** Words after "&" at the end of a firm name. "Fils" and "filles" are absent: they may make another business (R8a). */
export const PARTNERS = words('cie compagnie co company associe associes associee associees ass partners');

/** General words that a name may gain, lose or swap and stay the same business (R7). */
export const GENERIC = words(`
  maison cabinet groupe entreprise agence enseigne etude societe magasin boutique salon atelier ateliers
  centre institut espace studio club etablissement office bureau librairie company shop store agency firm
  office practice
`);
