import type { Famille } from './forme.ts';
import { CLIENT } from './formes.client.ts';
import { COMPTE } from './formes.compte.ts';

/** Of many lines: read apart. */
const AJOUTER: Famille = {
  geste: 'ajouter',
  exemples: [
    'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
    'Ajouter les clients du fichier joint',
  ],
  formes: [],
};
/** All strict forms. */
export const FAMILLES: readonly Famille[] = [...COMPTE, AJOUTER, ...CLIENT];
