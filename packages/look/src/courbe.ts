import { fr } from '@agence/gesture';
import { interval } from '@agence/words/difference';
import { majuscule, nombre } from '@agence/words/french';
import { html, type Vue } from './html.ts';

/** Answers that cite the client; `effet` of them say as little as one independent answer. */
export type Part = { readonly cite: number; readonly reponses: number; readonly effet: number };

/** A point of a line; `joint`: it may be compared with the point before. */
export type Point = Part & { readonly joint: boolean };

const CHANGES: Readonly<Record<string, string>> = {
  ias: fr`autres modèles`,
  lecture: fr`autre lecture`,
  questions: fr`autres questions`,
};

/** Why a measurement is not compared with the one before: "Autres modèles, autre lecture". */
export const changeDit = (ruptures: readonly string[]): string =>
  majuscule(ruptures.map((why) => CHANGES[why] ?? why).join(', '));

/** The 95 % interval of a share, in whole percent; without an answer nothing is known. */
export const bornes = ({ cite, reponses, effet }: Part): readonly [low: number, high: number] => {
  if (reponses === 0) return [0, 100];
  const [low, high] = interval({ count: cite, of: reponses, effect: effet });
  return [Math.round(100 * low), Math.round(100 * high)];
};

/** The middle of a column, of so many equal ones. */
const middle = (i: number, columns: number): string => `${((100 * (i + 0.5)) / columns).toFixed(1)}%`;

/** So many months have their names side by side on a phone: a year, and the month it began with. */
const NAMED = 13;

/**
 * The names of months (MM/YYYY) under a drawing of as many equal columns. Where not all fit, the first, the last and every
 * second or third one in between are named. The year stands where it changes.
 */
export function nomsDesMois(mois: readonly string[]): Vue {
  const last = mois.length - 1;
  const step = Math.ceil(mois.length / NAMED);
  const isNamed = (i: number): boolean => i === last || (i % step === 0 && last - i >= step);
  const named = mois.keys().filter(isNamed).toArray();
  const yearOf = (i: number | undefined): string | undefined => mois[i ?? mois.length]?.slice('MM/'.length);
  const names = mois.map((month, i) => {
    if (!isNamed(i)) return html`<span></span>`;
    // Two years side by side would touch.
    const place = named.indexOf(i);
    const [before, after] = [named[place - 1], named[place + 1]].map(yearOf);
    const year = yearOf(i);
    const other = year !== before && (after ?? year) === year;
    const name = month.slice(0, 'MM'.length);
    return html`<span>${name}${other && html`<b>${year}</b>`}</span>`;
  });
  return html`<div class="mois" aria-hidden="true">${names}</div>`;
}

/** Each point in words, for those who do not see the drawing. */
const courbeDite = (points: readonly (Point | null)[], mois: readonly string[]): string =>
  points
    .flatMap((point, i) => {
      if (point === null) return [];
      const counted = fr`${mois[i] ?? ''} : ${nombre(point.cite)} sur ${nombre(point.reponses)}`;
      return [point.joint ? counted : fr`${counted}, sans comparaison avec la mesure précédente`];
    })
    .join(fr` ; `);

type Drawing = {
  readonly height: number;
  /** The share at the top, in percent. */
  readonly top: number;
  /** The month of each point, MM/YYYY. */
  readonly mois: readonly string[];
  /** Without names of months, under a drawing that has them. */
  readonly nue?: boolean;
};

/**
 * Shares with their intervals from left to right; null: not asked then. Only comparable neighbours are joined: a dashed
 * line stands where something else was measured.
 */
export function courbe(points: readonly (Point | null)[], { height, top, mois, nue = false }: Drawing): Vue {
  const base = height - 5;
  const x = (i: number): string => middle(i, points.length);
  const y = (percent: number): string => (base - (percent / top) * (height - 10)).toFixed(1);
  const share = ({ cite, reponses }: Part): string => y((100 * cite) / reponses);
  const ruptures = points.map((point, i) => {
    const border = `${((100 * i) / points.length).toFixed(1)}%`;
    return point?.joint === false && html`<line x1=${border} x2=${border} y1="0" y2=${base} />`;
  });
  const answered = points.map((point) => (point !== null && point.reponses > 0 ? point : null));
  const intervals = answered.map((point, i) => {
    if (point === null) return null;
    const [low, high] = bornes(point);
    return html`<line x1=${x(i)} x2=${x(i)} y1=${y(low)} y2=${y(high)} />`;
  });
  const joints = answered.map((point, i) => {
    const before = answered[i - 1];
    if (!point?.joint || !before) return null;
    return html`<line x1=${x(i - 1)} x2=${x(i)} y1=${share(before)} y2=${share(point)} />`;
  });
  const dots = answered.map((point, i) => point && html`<circle cx=${x(i)} cy=${share(point)} r="3.4" />`);
  const ticks = nue
    ? null
    : points.map((_, i) => html`<line x1=${x(i)} x2=${x(i)} y1=${base} y2=${height} />`);
  return html`<svg class="courbe" width="100%" height=${height} role="img" aria-label=${courbeDite(answered, mois)}>
<g stroke="var(--filet-2)"><line x1="0" x2="100%" y1=${base} y2=${base} />${ticks}</g>
<g stroke="var(--encre-2)" stroke-dasharray="3 3">${ruptures}</g><g stroke="var(--filet-2)" stroke-width="5">${intervals}</g>
<g stroke="var(--marque-texte)" stroke-width="2">${joints}</g><g fill="var(--marque-texte)">${dots}</g></svg>
${!nue && nomsDesMois(mois)}`;
}
