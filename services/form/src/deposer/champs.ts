import { fr } from '@agence/gesture';
import { enLettresMasculin, nombre } from '@agence/words/french';
import { MAX_CONCURRENT, MAX_CONCURRENTS } from '@agence/words/promises';
import { CHAMPS, type Champ } from './saisie.ts';
import { invisible, signes, uneLigne } from './texte.ts';

const SUJET: Readonly<Record<Champ, string>> = {
  entreprise: fr`Le nom de l'entreprise`,
  email: fr`L'adresse e-mail`,
  ville: fr`Le nom de la ville`,
  metier: fr`Le métier`,
  site_web: fr`L'adresse du site`,
  concurrents: fr`La liste des concurrents`,
  objet: fr`L'objet`,
  message: fr`Le message`,
};

/** What is wrong with the length of a field, or null. */
export const tropLong = (champ: Champ, text: string): string | null =>
  signes(text) <= CHAMPS[champ]
    ? null
    : fr`${SUJET[champ]} compte ${nombre(signes(text))} signes : gardez-en ${nombre(CHAMPS[champ])} au plus.`;

/** Splits a typed list of names at commas, semicolons and line breaks. */
export const nomsDe = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map(uneLigne)
    .filter((nom) => !invisible(nom));

/** What is wrong with a list of names, or null. */
export const tropDeNoms = (noms: readonly string[]): string | null => {
  if (noms.length > MAX_CONCURRENTS)
    return fr`Vous citez ${noms.length} concurrents : gardez-en ${enLettresMasculin(MAX_CONCURRENTS)} au plus.`;
  return noms.some((nom) => signes(nom) > MAX_CONCURRENT)
    ? fr`Un nom de concurrent compte plus de ${MAX_CONCURRENT} signes : séparez les noms par une virgule ou un retour à la ligne.`
    : null;
};
