import { expect, test } from '@jest/globals';
import { coordonnee } from './coordonnees.ts';

const facts = Array.from({ length: 400 }, (_, n) =>
  coordonnee('Plomberie Martin', 'Angers', 'martin.example', `a_${n}`),
);

test('a business keeps its facts: one of each kind, and another that is wrong', () => {
  const stated = new Set(facts.filter((fact) => fact !== null));
  const kinds = Map.groupBy(stated, (fact) => fact.split(' ')[0]);
  const counts = [...kinds].map(([kind, { length }]) => ({ [kind ?? '']: length }));
  expect(Object.assign({}, ...counts)).toEqual({ Téléphone: 2, Adresse: 2, Horaires: 2, Site: 1 });
});

test('most answers state none of them', () => {
  const none = facts.filter((fact) => fact === null).length;
  expect(none / facts.length).toBeGreaterThan(0.6);
});
