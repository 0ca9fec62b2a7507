import type { RuleCase } from './describe-rule.ts';

const client = { entreprise: 'Harbour Vets', ville: 'Brest', metier: 'vet' };
/** An answer in English about a vet of Brest, and who is cited in it. */
export const asked = (question: string, answer: string, cited: string[]): RuleCase => ({
  says: `${question} ${answer.slice(0, 90)}`,
  client,
  concurrents: ['Clinique Kerbonne', 'Vétos du Large'],
  question,
  answer,
  cited,
});
