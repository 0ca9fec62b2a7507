import { fr } from '@agence/gesture';
import type { Envoyeur } from './lettre.ts';

/** `09 h 14` that no line end cuts. */
const tenu = (heure: string): string => heure.replaceAll(' ', '\u00a0');

/** The foot of every letter to an account. */
export const piedDeCompte = ({ service, compte, jour, heure }: Envoyeur): string =>
  fr`${service} écrit aux adresses autorisées du compte « ${compte} ». Message écrit le ${jour} à ${tenu(heure)}, heure de Paris.`;

/** The foot of a message to ourselves. */
export const piedInterne = ({ service, jour, heure }: Omit<Envoyeur, 'compte'>): string =>
  fr`Message interne de ${service}, écrit le ${jour} à ${tenu(heure)}, heure de Paris.`;
