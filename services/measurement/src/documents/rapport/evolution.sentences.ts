import { accord, enLettres, nombre } from '@agence/words/french';
import { type Comparaison, comparaison, comparaisonTotale, mouvement } from '../releve/comparaison.ts';
import { moments } from '../releve/moments.ts';
import { fr, type Phrase, suite } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** The result of the comparison: what is certain, and what lies within the margin. No cause is claimed. */
export function chapeauEvolution(data: RapportData): Phrase {
  const total = comparaisonTotale(data);
  const comparaisons = data.questions.flatMap((q) => comparaison(data, q) ?? []);
  const still = comparaisons.filter((c) => mouvement(c) === null).length;
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

/** The two intervals and that of the difference, which alone decides. */
export function intervalles(data: RapportData, c: Comparaison): Phrase {
  const range = ([low, high]: readonly [number, number]) =>
    `de ${nombre(100 * low, 0)} à ${nombre(100 * high, 0)}`;
  const { avant, maintenant } = moments(data);
  const [low, high] = c.ecart.map(points) as [string, string];
  const alone = c.tendance === 'marge' && (c.ecart[0] > 0 || c.ecart[1] < 0);
  return suite(
    fr`Intervalles : ${range(c.avant.intervalle)} % ${avant.en}, ${range(c.maintenant.intervalle)} % ${maintenant.en}.`,
    fr`L'écart se situe entre ${low} et ${high} points.`,
    alone
      ? fr`Pris seul, il dépasserait la marge ; parmi toutes les comparaisons de ce rapport, le hasard peut encore l'expliquer.`
      : null,
  );
}

/** "+7,1", "-3,0": one decimal, so that an end near zero keeps its side. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${nombre(Math.abs(100 * share), 1)}`;
