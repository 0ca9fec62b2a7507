import type { Famille } from './forme.ts';
import { CLIENT } from './formes.client.ts';
import { COMPTE } from './formes.compte.ts';

/** An order to add clients takes several lines, so `strict.ts` reads it without a one-line form. */
const AJOUTER: Famille = {
  geste: 'ajouter',
  exemples: [
    'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
    'Ajouter les clients du fichier joint',
  ],
  formes: [],
};
/** The strict forms by gesture. */
export const FAMILLES: readonly Famille[] = [...COMPTE, AJOUTER, ...CLIENT];
