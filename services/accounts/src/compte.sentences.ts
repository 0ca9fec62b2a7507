import { fr } from '@agence/gesture';

export const COMPTE_INCONNU = fr`Aucun compte ne porte cet identifiant.`;
export const ADRESSE_INCONNUE = fr`Cette adresse n'est pas autorisée sur ce compte.`;
export const DEMANDE_INCONNUE = fr`Aucune demande d'adresse ne porte cet identifiant.`;
