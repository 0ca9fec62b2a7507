import type { RuleCase } from './describe-rule.ts';

/** English answers, questions that name the client, lists and tables that set a house aside. Written without looking at any case. */
const client = { entreprise: 'Harbour Vets', ville: 'Brest', metier: 'vet' };
export const asked = (question: string, answer: string, cited: string[]): RuleCase => ({
  says: `${question} ${answer.slice(0, 90)}`,
  client,
  concurrents: ['Clinique Kerbonne', 'Vétos du Large'],
  question,
  answer,
  cited,
});
