import { html, type Vue } from '@agence/look/html';
import { type Etat, etatDit } from '@agence/words/etats';
import { majuscule } from '@agence/words/french';
import type { Mouvement, Tendance } from '../../states/releve/comparaison.ts';

const carre = (couleur: string): Vue =>
  html`<rect x=".6" y=".6" width="8.8" height="8.8" fill="var(--papier)"
    stroke=${`var(--${couleur})`} stroke-width="1.2" />`;

/** The signs of the documents, defined once and used by reference: shape first, colour last. */
export function signes(): Vue {
  return html`<svg class="defs" aria-hidden="true" focusable="false"><defs>
<g id="g-conquerir"><circle r="6" fill="var(--papier)" stroke="var(--conquerir)" stroke-width="2" /></g>
<g id="g-consolider"><circle r="6" fill="var(--papier)" stroke="var(--consolider)" stroke-width="2" />
<path d="M0-6a6 6 0 0 0 0 12z" fill="var(--consolider)" /></g>
<g id="g-acquise"><circle r="7" fill="var(--acquise)" /></g>
<g id="m-premier"><rect width="10" height="10" fill="var(--marque-texte)" /></g>
<g id="m-apres">${carre('marque-texte')}<path d="M.6.6V9.4H9.4z" fill="var(--marque-texte)" /></g>
<g id="m-autre">${carre('filet-2')}</g>
<g id="m-personne"><circle cx="5" cy="5" r="1.5" fill="var(--filet-2)" /></g>
<g id="m-ecartee"><path d="M2 2l6 6M8 2l-6 6" stroke="var(--encre)" stroke-width="1.4" fill="none" /></g>
<g id="f-hausse"><path d="M1 10L10 1M4 1h6v6" fill="none" stroke="currentColor" stroke-width="1.8" /></g>
<g id="f-marge"><path d="M0 4.2h11M0 7.8h11" fill="none" stroke="currentColor" stroke-width="1.6" /></g>
<g id="f-baisse"><path d="M1 1l9 9M4 10h6V4" fill="none" stroke="currentColor" stroke-width="1.8" /></g>
</defs></svg>`;
}

export const jeton = (etat: Etat, size: number): Vue =>
  html`<svg width=${size} height=${size} viewBox="-8 -8 16 16" aria-hidden="true"><use href=${`#g-${etat}`} /></svg>`;

/** The sign of a state with its word; a dash without a state. */
export const etatChip = (etat: Etat | null): Vue =>
  etat === null
    ? html`<span class="etat insuffisant">–</span>`
    : html`<span class=${`etat ${etat}`}>${jeton(etat, 15)}${majuscule(etatDit(etat))}</span>`;

const NOM_TENDANCE: Record<Tendance, string> = {
  hausse: 'en hausse',
  baisse: 'en baisse',
  marge: 'dans la marge',
};

/** The sign of a trend in citations, or in first places, with its word. */
export const tendance = (which: Tendance, quoi: Mouvement['quoi'] = 'cite'): Vue =>
  html`<span class=${`tend ${which}`}>
    <svg width="11" height="11" viewBox="0 0 11 11" aria-hidden="true"><use href=${`#f-${which}`} /></svg>
    ${quoi === 'cite' ? '' : 'en premier\u00a0: '}${NOM_TENDANCE[which]}
  </span>`;

/** A position on the rail in percent, so that the drawing stretches without distortion. */
export const pc = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** A share of the longest bar of a table. */
export const barre = (share: number): Vue =>
  html`<svg width="100%" height="12" aria-hidden="true"><rect class="bar" width=${pc(share)} height="12" /></svg>`;

type Forme = { etat: Etat; part: number; intervalle: readonly [number, number]; avant: number | null };

/** One row of the forest plot: the interval as a band, the share as the sign of its state, last month as a tick. */
function forme({ etat, part, intervalle: [low, high], avant }: Forme, mid: number): Vue {
  const tick = html`<line x1=${pc(avant ?? 0)} x2=${pc(avant ?? 0)} y1=${mid - 9} y2=${mid + 9} class="avant" />`;
  return html`<rect x=${pc(low)} y=${mid - 4} width=${pc(high - low)} height="8" rx="1" class=${`ic ${etat}`} />
    ${avant === null ? null : tick}
    <svg x=${pc(part)} y=${mid} class="pt"><use href=${`#g-${etat}`} /></svg>`;
}

/** Null: an empty rail. */
export const barreWilson = (drawn: Forme | null, height = 28): Vue =>
  html`<svg class="barre" width="100%" height=${height} aria-hidden="true">
    <line x1="0" x2="100%" y1=${height / 2} y2=${height / 2} class="rail" />${drawn && forme(drawn, height / 2)}
  </svg>`;

export const axe = (low: string, middle: string, high: string): Vue =>
  html`<span class="axe"><span>${low}</span><span>${middle}</span><span>${high}</span></span>`;
