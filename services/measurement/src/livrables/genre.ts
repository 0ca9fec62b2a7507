import { fr } from '@agence/gesture';

/**
 * The names of each kind of document, and the dates in its number and its file name. A new kind is a line here, its
 * name in the API, and a folder beside this one.
 */
export const FORMES = {
  rapport: { lettre: 'R', intitule: fr`Rapport`, numero: 'mois', fichier: 'mois' },
  page: { lettre: 'P', intitule: fr`Page`, numero: 'mois', fichier: null },
  audit: { lettre: 'A', intitule: fr`Audit technique`, numero: 'jour', fichier: 'jour' },
  diagnostic: { lettre: 'D', intitule: fr`Diagnostic`, numero: 'mois', fichier: 'jour' },
} as const;

export type Genre = keyof typeof FORMES;
