import { fr } from '@agence/gesture';
import { interval } from '@agence/words/difference';
import { majuscule } from '@agence/words/french';
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

/**
 * Shares with their intervals from left to right, up to `top` percent; null: not asked then. Only comparable neighbours
 * are joined.
 */
export function courbe(points: readonly (Point | null)[], height: number, top: number): Vue {
  const x = (i: number): string => `${((100 * (i + 0.5)) / points.length).toFixed(1)}%`;
  const y = (percent: number): string => (height - 5 - (percent / top) * (height - 10)).toFixed(1);
  const share = ({ cite, reponses }: Part): string => y((100 * cite) / reponses);
  const drawn = points.map((point, i) => {
    if (point === null || point.reponses === 0) return null;
    const [low, high] = bornes(point);
    const before = points[i - 1];
    const [at, own] = [x(i), share(point)];
    const line =
      point.joint && before && before.reponses > 0
        ? html`<line x1=${x(i - 1)} x2=${at} y1=${share(before)} y2=${own}
  stroke="var(--marque-texte)" stroke-width="2" />`
        : null;
    return html`<line x1=${at} x2=${at} y1=${y(low)} y2=${y(high)} stroke="var(--filet-2)" stroke-width="5" />${line}
<circle cx=${at} cy=${own} r="3.4" fill="var(--marque-texte)" />`;
  });
  return html`<svg class="courbe" width="100%" height=${height} aria-hidden="true">
<line x1="0" x2="100%" y1=${height - 5} y2=${height - 5} stroke="var(--filet)" />${drawn}</svg>`;
}
