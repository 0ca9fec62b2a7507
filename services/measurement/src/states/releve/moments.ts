import { majuscule } from '@agence/words/french';
import { deMois, jour, mois, moisAnnee, moisCourt } from '../../documents/dates.ts';
import type { Releve } from './releve.data.ts';

export type Moment = ReturnType<typeof parMois>;
type Moments = { avant: Moment; maintenant: Moment };

/**
 * How sentences name a measurement: « depuis octobre », « en octobre », « d’octobre »; `tete` heads a row or a column,
 * and `court` is for phones.
 */
const parMois = (iso: string) => ({
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
export function moments({ avant, mesure }: Releve): Moments {
  const before = avant ?? mesure;
  if (before.date === mesure.date) return LE_MEME_JOUR;
  const [then, now] = [moisDe(before), moisDe(mesure)];
  if (then === now) return { avant: parJour(before.date), maintenant: parJour(mesure.date) };
  const nommer = months(now) - months(then) < 12 ? parMois : parAnnee;
  return { avant: nommer(then), maintenant: nommer(now) };
}

/** The month of a measurement, YYYY-MM. */
export const moisDe = ({ date, mois }: { date: string; mois?: string | undefined }): string =>
  mois ?? date.slice(0, 7);

/** "que le 1er mars", "qu’en octobre" */
export const queEn = ({ en }: Moment): string => (en.startsWith('le ') ? `que ${en}` : `qu’${en}`);
