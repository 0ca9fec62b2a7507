import { fr } from '@agence/gesture';
import type { Envoyeur, Expedition } from './lettre.ts';

const ecrit = ({ jour, heure }: Expedition): string =>
  fr`Message écrit le ${jour} à ${heure}, heure de Paris.`;

/** Footer of every letter to an account. */
export const piedDeCompte = (from: Envoyeur): string =>
  fr`${from.service} écrit aux adresses autorisées du compte « ${from.compte} ». Une personne vous répond à ${from.contact}. ${ecrit(from)}`;

/** Footer of a letter to an address removed from its account. */
export const piedDAdresseRetiree = (from: Envoyeur): string =>
  fr`${from.service} écrit à une adresse qui était autorisée sur le compte « ${from.compte} ». ${ecrit(from)}`;

/** Footer of an internal message. */
export const piedInterne = (from: Expedition): string =>
  fr`Message interne de ${from.service}. ${ecrit(from)}`;

/** Footer of a letter to a person who used the public form. */
export const piedDeDemande = (from: Expedition): string =>
  fr`${from.service} vous écrit parce que cette adresse a été donnée dans son formulaire de diagnostic. Pour consulter, corriger ou faire effacer vos données, ou si cette demande n'est pas de vous, écrivez à ${from.contact}. ${ecrit(from)}`;
