import { fr } from '@agence/gesture';

/** The names of a kind of document, and the dates in its number and its file name. */
type Forme = {
  readonly lettre: string;
  readonly intitule: string;
  readonly numero: 'mois' | 'jour';
  readonly fichier: 'mois' | 'jour' | null;
};

export type Genre = 'rapport' | 'page' | 'audit' | 'diagnostic';

/** A new kind is a line here, its name above and in the API, and a folder beside this one. */
export const FORMES: Readonly<Record<Genre, Forme>> = {
  rapport: { lettre: 'R', intitule: fr`Rapport`, numero: 'mois', fichier: 'mois' },
  page: { lettre: 'P', intitule: fr`Page`, numero: 'mois', fichier: null },
  audit: { lettre: 'A', intitule: fr`Audit technique`, numero: 'jour', fichier: 'jour' },
  diagnostic: { lettre: 'D', intitule: fr`Diagnostic`, numero: 'mois', fichier: 'jour' },
};
