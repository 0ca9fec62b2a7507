import { html, type Vue } from '@agence/look/html';
import type { Gravite } from '../audit/audit.data.ts';

const BARS: Record<Gravite, number> = { bloquant: 3, important: 2, mineur: 1 };
const COULEUR: Record<Gravite, string> = { bloquant: 'conquerir', important: 'consolider', mineur: 'mineur' };
const MOT: Record<Gravite, string> = { bloquant: 'Bloquant', important: 'Important', mineur: 'Mineur' };

function barres(filled: number): Vue {
  const bar = (i: number) => {
    const height = 4 + 4 * i;
    const [fill, stroke] = i < filled ? ['currentColor', undefined] : ['var(--papier)', 'currentColor'];
    return html`<rect x=${0.5 + 5.5 * i} y=${13 - height} width="4" height=${height} fill=${fill} stroke=${stroke} />`;
  };
  return html`<svg width="17" height="14" aria-hidden="true">${[0, 1, 2].map(bar)}</svg>`;
}

export const coche = (): Vue =>
  html`<svg width="14" height="12" aria-hidden="true"><path d="M1 6.5l4 4L13 1.5" fill="none" stroke="currentColor" stroke-width="2.2" /></svg>`;

export const croix = (): Vue =>
  html`<svg width="12" height="12" aria-hidden="true"><path d="M1.5 1.5l9 9M10.5 1.5l-9 9" fill="none" stroke="currentColor" stroke-width="2.2" /></svg>`;

export const tiret = (): Vue =>
  html`<svg width="14" height="12" aria-hidden="true"><path d="M1 6h12" fill="none" stroke="currentColor" stroke-width="2.2" /></svg>`;

/** Three bars, two, one: the more ink, the more urgent. */
export const gravite = (which: Gravite): Vue =>
  html`<span class=${`etat ${COULEUR[which]}`}>${barres(BARS[which])}${MOT[which]}</span>`;

export const conforme = (): Vue => html`<span class="etat acquise">${coche()}Conforme</span>`;
