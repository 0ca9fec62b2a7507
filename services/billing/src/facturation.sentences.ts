import { fr } from '@agence/gesture';

export const FACTURATION_INCONNUE = fr`Aucune facturation n'est ouverte pour ce compte.`;
