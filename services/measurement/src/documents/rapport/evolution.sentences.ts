import { accord, enLettres, nombre } from '@agence/words/french';
import { type Comparaison, comparaison, comparaisonTotale } from '../releve/comparaison.ts';
import { moments } from '../releve/moments.ts';
import { fr, type Phrase, suite } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** The result of the comparison: what is certain, and what lies within the margin. No cause is claimed. */
export function chapeauEvolution(data: RapportData): Phrase {
  const total = comparaisonTotale(data);
  const comparaisons = data.questions.flatMap((q) => comparaison(data, q) ?? []);
  const still = comparaisons.filter((c) => c.tendance === 'marge').length;
  const whole =
    total === null || total.tendance === 'marge'
      ? fr`Toutes questions confondues, l'écart reste dans la marge.`
      : fr`Toutes questions confondues, la ${total.tendance} dépasse la marge.`;
  return comparaisons.length < 2 ? whole : suite(whole, prises(still, comparaisons.length));
}

function prises(still: number, all: number): Phrase {
  if (still === all) return fr`Prises une à une, les ${enLettres(all)} questions y restent aussi.`;
  if (still === 0) return fr`Prises une à une, les ${enLettres(all)} questions la dépassent.`;
  return fr`Prises une à une, ${enLettres(still)} ${accord(still, 'question', 'questions')} sur ${enLettres(all)} y ${accord(still, 'reste', 'restent')}.`;
}

/** The two intervals in words; with decimals when the rounded ends look alike. */
export function intervalles(data: RapportData, c: Comparaison): Phrase {
  const percent = (x: number, decimals = 0) => nombre(100 * x, decimals);
  const range = ([low, high]: readonly [number, number]) => `de ${percent(low)} à ${percent(high)} %`;
  const { avant, maintenant } = moments(data);
  const bothIntervals = fr`Intervalles : ${range(c.avant.intervalle)} ${avant.en}, ${range(c.maintenant.intervalle)} ${maintenant.en}.`;
  if (c.tendance === 'marge') return suite(bothIntervals, fr`Ils se recouvrent.`);
  const [low, high] = c.tendance === 'hausse' ? [c.avant, c.maintenant] : [c.maintenant, c.avant];
  const [end, start] = [low.intervalle[1], high.intervalle[0]];
  const close = Math.round(start * 100) - Math.round(end * 100) <= 1;
  return suite(
    bothIntervals,
    close
      ? fr`Ils ne se touchent pas (${percent(end, 1)} et ${percent(start, 1)} %).`
      : fr`Ils ne se touchent pas.`,
  );
}
