import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Decompte } from '@agence/proto/clients/v1/clients';
import { accord } from '@agence/words/french';

const WIDTH = 100;

/** The three states of a client's questions, as a drawing and in words. */
export function etats(decompte: Decompte | undefined): Vue {
  if (decompte === undefined) return '–';
  const { a_conquerir, a_consolider, acquises } = decompte;
  const parts = [
    ['conquerir', a_conquerir, fr`à conquérir`],
    ['consolider', a_consolider, fr`à consolider`],
    ['acquise', acquises, accord(acquises, 'acquise', 'acquises')],
  ] as const;
  const all = a_conquerir + a_consolider + acquises;
  let x = 0;
  const bars = parts.map(([name, n]) => {
    const width = (n / all) * WIDTH;
    const bar = html`<rect class=${name} x=${x} width=${width} height="8" />`;
    x += width;
    return bar;
  });
  const summary = parts
    .filter(([, n]) => n > 0)
    .map(([name, n, word]) => html`<span class=${name}>${n} ${word}</span> `);
  return html`<div class="etats">
<svg class="barre" viewBox="0 0 ${WIDTH} 8" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
<div class="compte-rendu">${summary}</div></div>`;
}
