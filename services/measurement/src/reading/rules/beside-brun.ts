import { describeRule } from './describe-rule.ts';

/** An answer and the houses it names, in order. */
export type Said = readonly [answer: string, ...cited: string[]];

/** Answers about artisans of Valence: the client is in none, `Brun & Fils` is declared, the other names are read. */
export function describeBesideBrun(quote: string, cases: readonly Said[]): void {
  describeRule(
    quote,
    cases.map(([answer, ...cited]) => ({
      says: answer.length > 180 ? `${answer.slice(0, 90)}…${answer.slice(-90)}` : answer,
      client: { entreprise: 'Atelier Zéphyr', ville: 'Valence', metier: 'artisan' },
      concurrents: ['Brun & Fils'],
      question: 'Quel artisan à Valence ?',
      answer,
      cited,
    })),
  );
}
