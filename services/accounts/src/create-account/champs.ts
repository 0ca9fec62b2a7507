import { fr } from '@agence/gesture';
import { isMailAddress } from '@agence/words/mail-address';
import { isDay } from '@agence/words/paris';
import { isReadable } from '@agence/words/readable';
import { MODES } from '../compte.facts.ts';

export type Champs = {
  readonly slug: string;
  readonly nom: string;
  readonly adresses: readonly string[];
  readonly mode_paiement: string;
  readonly paye_jusqu_au: string | null;
  readonly couleur: string | null;
};

const SLUG = /^[a-z0-9][a-z0-9-]{1,39}$/;
export const COULEUR = /^#[0-9a-f]{6}$/i;

/** What is wrong with the fields of a new account, in one sentence; undefined when they are valid. */
export const champFaux = ({
  slug,
  nom,
  adresses,
  mode_paiement,
  paye_jusqu_au,
  couleur,
}: Champs): string | undefined => {
  if (!SLUG.test(slug)) return fr`L'identifiant s'écrit en minuscules, chiffres et tirets, de 2 à 40 signes.`;
  if (nom.trim() === '' || nom.length > 120) return fr`Le nom du compte compte de 1 à 120 signes.`;
  if (!isReadable(nom)) return fr`Le nom du compte contient des signes qui ne se lisent pas : retirez-les.`;
  if (adresses.length === 0 || !adresses.every(isMailAddress))
    return fr`Il faut au moins une adresse électronique, et chacune doit être valide.`;
  if (mode_paiement !== 'carte' && mode_paiement !== 'virement') return MODES;
  if (couleur !== null && !COULEUR.test(couleur)) return fr`La couleur s'écrit #rrggbb.`;
  if (paye_jusqu_au !== null && !isDay(paye_jusqu_au))
    return fr`La date payée s'écrit AAAA-MM-JJ et existe au calendrier.`;
  return undefined;
};
