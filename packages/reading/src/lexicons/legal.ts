import { words, wordsOf } from './list.ts';

/** French legal forms and the family formulas that go with them (rule R7), from the Code de commerce and common signs. */
export const LEGAL = wordsOf('legal');

/** What stands after "&" at the end of a firm's name; sons and daughters may make another house (R8a). */
export const PARTNERS = words('cie compagnie co company associe associes associee associees ass partners');

/** Words so general on a sign that they may be dropped, added or swapped without making another business (R7). */
export const GENERIC = words(`
  maison cabinet groupe entreprise agence enseigne etude societe magasin boutique salon atelier ateliers
  centre institut espace studio club etablissement office bureau librairie company shop store agency firm
  office practice
`);
