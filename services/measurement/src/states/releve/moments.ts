import { majuscule } from '@agence/words/french';
import { dayPlus } from '@agence/words/paris';
import { deMois, jour, mois, moisAnnee, moisCourt } from '../../documents/dates.ts';
import type { Releve } from './releve.data.ts';

export type Moment = ReturnType<typeof moment>;
type Moments = { avant: Moment; maintenant: Moment };

/** « depuis octobre », « en octobre », « d’octobre »; `tete` heads a row or a column, and `court` is for phones. */
const moment = (nom: string, en: string, de: string, tete: string, court: string) => {
  return { nom, en, de, tete, court };
};

const parMois = (iso: string): Moment =>
  moment(mois(iso), `en ${mois(iso)}`, deMois(iso), majuscule(mois(iso)), moisCourt(iso));

const parAnnee = (iso: string): Moment => {
  const [nom, annee] = [moisAnnee(iso), iso.slice(0, 4)];
  return moment(nom, `en ${nom}`, `${deMois(iso)} ${annee}`, majuscule(nom), `${iso.slice(5, 7)}/${annee}`);
};

const parJour = (iso: string): Moment => {
  const nom = `le ${jour(iso)}`;
  return moment(nom, nom, `du ${jour(iso)}`, jour(iso), `${iso.slice(8, 10)}/${iso.slice(5, 7)}`);
};

const AVANT = 'la mesure précédente';
const ICI = 'celle-ci';
const LE_MEME_JOUR: Moments = {
  avant: moment(AVANT, `à ${AVANT}`, `de ${AVANT}`, 'Mesure précédente', 'avant'),
  maintenant: moment(ICI, `à ${ICI}`, `de ${ICI}`, 'Cette mesure', 'ici'),
};

const months = (iso: string): number => 12 * Number(iso.slice(0, 4)) + Number(iso.slice(5, 7));

/** Names the two measurements: by day within a month, by month within a year, else by month and year. */
export function moments({ avant, mesure }: Releve): Moments {
  const before = avant ?? mesure;
  if (before.date === mesure.date) return LE_MEME_JOUR;
  const [then, now] = [moisDe(before), moisDe(mesure)];
  if (memeMois(before, mesure)) return { avant: parJour(before.date), maintenant: parJour(mesure.date) };
  const nommer = months(now) - months(then) < 12 ? parMois : parAnnee;
  return { avant: nommer(then), maintenant: nommer(now) };
}

type Mesuree = { readonly date: string; readonly mois?: string | undefined };

/** The month of a measurement, YYYY-MM. */
export const moisDe = ({ date, mois }: Mesuree): string => mois ?? date.slice(0, 7);

/** Measurements that end within so many days are named by their days: two names of months would mislead. */
const CLOSE = 20;

/** Whether two measurements are named by their days: a reader would take them for those of one month. */
export const memeMois = (one: Mesuree, other: Mesuree): boolean => {
  const [first = '', last = ''] = [one.date, other.date].sort();
  return moisDe(one) === moisDe(other) || last < dayPlus(first, CLOSE);
};

/** "que le 1er mars", "qu’en octobre" */
export const queEn = ({ en }: Moment): string => (en.startsWith('le ') ? `que ${en}` : `qu’${en}`);
