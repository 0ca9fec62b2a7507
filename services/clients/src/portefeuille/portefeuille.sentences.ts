import { fr } from '@agence/gesture';

export const CLIENT_INCONNU = fr`Ce client n'est pas sur votre compte.`;
