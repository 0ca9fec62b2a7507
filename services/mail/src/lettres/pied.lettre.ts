import { fr } from '@agence/gesture';
import type { Envoyeur, Expedition } from './lettre.ts';

/** The foot of every letter to an account. */
export const piedDeCompte = ({ service, compte, jour, heure }: Envoyeur): string =>
  fr`${service} écrit aux adresses autorisées du compte « ${compte} ». Message écrit le ${jour} à ${heure}, heure de Paris.`;

/** The foot of a message to ourselves. */
export const piedInterne = ({ service, jour, heure }: Expedition): string =>
  fr`Message interne de ${service}, écrit le ${jour} à ${heure}, heure de Paris.`;

/** The foot of a letter to a person who asked through the form. */
export const piedDeDemande = ({ service, contact, jour, heure }: Expedition): string =>
  fr`${service} vous écrit parce que cette adresse a été donnée dans son formulaire de diagnostic. Pour consulter, corriger ou faire effacer vos données, ou si cette demande n'est pas de vous, écrivez à ${contact}. Message écrit le ${jour} à ${heure}, heure de Paris.`;
