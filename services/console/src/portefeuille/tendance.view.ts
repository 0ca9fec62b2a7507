import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { nombre } from '@agence/words/french';
import type { Mois } from './tendance.ts';

const HIGH = 60;
const STEP = 30;
const WIDE = 24;

const colonne = (month: Mois, i: number, most: number): Vue => {
  let y = HIGH;
  return [
    ['acquise', month.acquises],
    ['consolider', month.a_consolider],
    ['conquerir', month.a_conquerir],
  ].map(([name, n]) => {
    const height = (Number(n) / most) * HIGH;
    y -= height;
    return html`<rect class=${name} x=${i * STEP} y=${y} width=${WIDE} height=${height} />`;
  });
};

/** Months side by side, won questions at the foot, with a sentence for screen readers. Null for a single month. */
export function tendanceVue(months: readonly Mois[]): Vue {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const most = Math.max(...months.map((month) => month.a_conquerir + month.a_consolider + month.acquises), 1);
  const width = months.length * STEP - (STEP - WIDE);
  return html`<figure class="tendance"><div aria-hidden="true"><svg viewBox=${`0 0 ${width} ${HIGH}`} width=${width * 2}>${months.map((month, i) => colonne(month, i, most))}</svg><p class="note mois"><span>${first.mois}</span><span>${last.mois}</span></p></div>
<figcaption class="note"><span class="compte-rendu"><span class="acquise">acquises</span>, <span class="consolider">à consolider</span>, <span class="conquerir">à conquérir</span>.</span> ${fr`Questions acquises : ${nombre(first.acquises)} en ${first.mois}, ${nombre(last.acquises)} en ${last.mois}. À conquérir : ${nombre(first.a_conquerir)}, puis ${nombre(last.a_conquerir)}.`}</figcaption></figure>`;
}
