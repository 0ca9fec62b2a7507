import { majuscule } from '@agence/words/french';
import { deMois, jour, mois, moisAnnee, moisCourt } from '../dates.ts';
import type { Releve } from './releve.data.ts';

/** The names of one of two measurements. */
export type Moment = {
  /** octobre, le 1er mars: depuis…, avec… */
  nom: string;
  /** en octobre, le 1er mars */
  en: string;
  /** d’octobre, du 1er mars */
  de: string;
  /** Octobre, 1er mars: heads a row or a column. */
  tete: string;
  /** oct., 01/03: the short form for phones. */
  court: string;
};

type Moments = { avant: Moment; maintenant: Moment };

const parMois = (iso: string): Moment => ({
  nom: mois(iso),
  en: `en ${mois(iso)}`,
  de: deMois(iso),
  tete: majuscule(mois(iso)),
  court: moisCourt(iso),
});

const parAnnee = (iso: string): Moment => ({
  nom: moisAnnee(iso),
  en: `en ${moisAnnee(iso)}`,
  de: `${deMois(iso)} ${iso.slice(0, 4)}`,
  tete: majuscule(moisAnnee(iso)),
  court: `${iso.slice(5, 7)}/${iso.slice(0, 4)}`,
});

const parJour = (iso: string): Moment => ({
  nom: `le ${jour(iso)}`,
  en: `le ${jour(iso)}`,
  de: `du ${jour(iso)}`,
  tete: jour(iso),
  court: `${iso.slice(8, 10)}/${iso.slice(5, 7)}`,
});

const LE_MEME_JOUR: Moments = {
  avant: {
    nom: 'la mesure précédente',
    en: 'à la mesure précédente',
    de: 'de la mesure précédente',
    tete: 'Mesure précédente',
    court: 'avant',
  },
  maintenant: { nom: 'celle-ci', en: 'à celle-ci', de: 'de celle-ci', tete: 'Cette mesure', court: 'ici' },
};

const months = (iso: string): number => 12 * Number(iso.slice(0, 4)) + Number(iso.slice(5, 7));

/** Names the two measurements: by day within a month, by month within a year, else by month and year. */
export function moments({ avant, mesure: { date } }: Releve): Moments {
  const before = avant?.date ?? date;
  if (before === date) return LE_MEME_JOUR;
  const apart = months(date) - months(before);
  const nommer = apart === 0 ? parJour : apart < 12 ? parMois : parAnnee;
  return { avant: nommer(before), maintenant: nommer(date) };
}

/** "que le 1er mars", "qu’en octobre" */
export const queEn = ({ en }: Moment): string => (en.startsWith('le ') ? `que ${en}` : `qu’${en}`);
