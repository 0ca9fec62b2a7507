import { html, type Vue } from '@agence/look/html';
import type { Etat } from '../document.data.ts';

/** A position on the rail in percent, so that the drawing stretches without distortion. */
export const pc = (share: number): string => `${(100 * share).toFixed(1)}%`;

export type Forme = {
  etat: Etat;
  part: number;
  intervalle: readonly [number, number];
  avant: number | null;
};

/** One row of the forest plot: the interval as a band, the share as the sign of its state, last month as a tick. */
export function barreWilson({ etat, part, intervalle: [low, high], avant }: Forme, height = 28): Vue {
  const mid = height / 2;
  const tick =
    avant === null
      ? null
      : html`<line x1=${pc(avant)} x2=${pc(avant)} y1=${mid - 9} y2=${mid + 9} class="avant" />`;
  return html`<svg class="barre" width="100%" height=${height} aria-hidden="true"><line x1="0" x2="100%" y1=${mid} y2=${mid} class="rail" /><rect x=${pc(low)} y=${mid - 4} width=${pc(high - low)} height="8" rx="1" class=${`ic ${etat}`} />${tick}<svg x=${pc(part)} y=${mid} class="pt"><use href=${`#g-${etat}`} /></svg></svg>`;
}

export const barreVide = (height = 28): Vue =>
  html`<svg class="barre" width="100%" height=${height} aria-hidden="true"><line x1="0" x2="100%" y1=${height / 2} y2=${height / 2} class="rail" /></svg>`;

export const axe = (low: string, middle: string, high: string): Vue =>
  html`<span class="axe"><span>${low}</span><span>${middle}</span><span>${high}</span></span>`;
