import { fr } from '@agence/gesture';

export const COMPTE_INCONNU = fr`Aucune facturation n'est ouverte pour ce compte.`;
