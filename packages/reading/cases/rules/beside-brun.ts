import { describeRule, type RuleCase } from './describe-rule.ts';

/** An answer and the houses it names, in order. */
export type Said = readonly [answer: string, ...cited: string[]];

/** An answer about artisans of Valence: the client is in none, `Brun & Fils` is declared, the other names are read. */
export const besideBrun = ([answer, ...cited]: Said): RuleCase => ({
  says: answer.length > 180 ? `${answer.slice(0, 90)}…${answer.slice(-90)}` : answer,
  client: { entreprise: 'Atelier Zéphyr', ville: 'Valence', metier: 'artisan' },
  concurrents: ['Brun & Fils'],
  question: 'Quel artisan à Valence ?',
  answer,
  cited,
});

export const describeBesideBrun = (quote: string, cases: readonly Said[]): void =>
  describeRule(quote, cases.map(besideBrun));
