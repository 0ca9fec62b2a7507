import { certain, type Pair } from '@agence/words/difference';
import { accord, enLettres, majuscule } from '@agence/words/french';
import { type BilanIa, bilanDesIas } from '../releve/calculs.ts';
import { fr, mot, type Phrase, suite } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

const rate = (b: BilanIa): number => b.cite / b.reponses;

/** How the models differ; a difference is claimed only when it is certain among all pairs of models. */
export function chapeauMatrice(data: RapportData): Phrase {
  const heard = bilanDesIas(data).filter((b) => b.reponses > 0);
  const sorted = [...heard].sort((a, b) => rate(a) - rate(b));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return [];
  const name = (b: BilanIa) => mot(data.ias[b.place]?.ia ?? '');
  if (high.cite === 0) return fr`Aucune réponse ne vous cite, chez aucune IA.`;
  if (heard.length === 1) return fr`${name(low)} vous cite dans ${low.cite} réponses sur ${low.reponses}.`;
  return suite(
    ignorance(heard, name),
    fr`De ${low.cite} ${accord(low.cite, 'réponse', 'réponses')} sur ${low.reponses} chez ${name(low)} à ${high.cite} sur ${high.reponses} chez ${name(high)}, ${difference(heard, low, high)}.`,
  );
}

function ignorance(heard: readonly BilanIa[], name: (b: BilanIa) => ReturnType<typeof mot>): Phrase {
  const never = heard.filter((b) => b.cite === 0);
  const [only] = never;
  if (only === undefined) return fr`Aucune des ${enLettres(heard.length)} ne vous ignore.`;
  if (never.length === 1) return fr`${name(only)} ne vous cite jamais.`;
  return fr`${majuscule(enLettres(never.length))} IA ne vous citent jamais.`;
}

const pair = (a: BilanIa, b: BilanIa): Pair => ({
  before: { count: a.cite, of: a.reponses },
  now: { count: b.cite, of: b.reponses },
});

function difference(heard: readonly BilanIa[], low: BilanIa, high: BilanIa): string {
  const others = heard
    .flatMap((a, i) => heard.slice(i + 1).map((b) => [a, b] as const))
    .filter((two) => !(two.includes(low) && two.includes(high)));
  const [apart] = certain([pair(low, high), ...others.map(([a, b]) => pair(a, b))]);
  return apart ? 'l’écart entre elles dépasse la marge' : 'l’écart entre elles reste dans la marge';
}
