import type { RuleCase } from './describe-rule.ts';

/** One house beside another that is offered. */
export const client = { entreprise: 'Atelier Morvan', ville: 'Dijon', metier: 'réparation de vélos' };
export const concurrents = ['Cycles Bertin', 'Vélo Plaisir'];
const question = 'Qui peut réparer un vélo électrique à Dijon ?';
const OTHER = 'Cycles Bertin répare toutes les marques.';

/** Each sentence turns the house down. */
export const refuse = (sentences: readonly string[]): RuleCase[] =>
  sentences.map((answer) => ({
    says: answer,
    client,
    concurrents,
    question,
    answer: `${OTHER} ${answer}`,
    cited: ['Cycles Bertin'],
  }));
/** Each sentence offers it too. */
export const offer = (sentences: readonly string[]): RuleCase[] =>
  sentences.map((answer) => ({
    says: answer,
    client,
    concurrents,
    question,
    answer: `${OTHER} ${answer}`,
    cited: ['Cycles Bertin', 'Atelier Morvan'],
  }));
