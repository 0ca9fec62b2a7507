import { fr } from '@agence/gesture';

export const COMPTE_INCONNU = fr`Aucun compte ne porte cet identifiant.`;
export const ADRESSE_INCONNUE = fr`Cette adresse n'est pas autorisée sur ce compte.`;
/** Only agencies have keys and a console. */
export const SANS_AGENCE = fr`Ce compte est celui d'un client sans agence : il n'a ni clé ni console, ses ordres arrivent par e-mail.`;
export const DEMANDE_INCONNUE = fr`Aucune demande d'adresse ne porte cet identifiant.`;
export const MODES = fr`Le paiement se fait par « carte » ou par « virement ».`;
export const clientDeCartePris = (customer: string, slug: string): string =>
  fr`Le client de carte ${customer} est déjà celui du compte ${slug}.`;
