import { fr } from '@agence/gesture';

export const LEAD_INCONNU = fr`Aucune demande ne porte ce numéro, ou elle est effacée.`;
