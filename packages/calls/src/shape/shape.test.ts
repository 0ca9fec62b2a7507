import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { questionsBody } from '../routes/clients.questions.body.ts';
import { clientsBody } from './fiche.ts';
import { sentenceOf } from './sentence.ts';
import { erasable, mayBeAbsent, optional } from './shape.ts';

const said = (shape: z.ZodType, body: unknown): string => {
  const { error } = shape.safeParse(body);
  return error === undefined ? 'nothing' : sentenceOf(error).replaceAll('\u00a0', ' ');
};
const entry = { entreprise: 'Martin', site_web: 'martin.fr' };

describe('what is wrong with a body is said in words', () => {
  it.each<[z.ZodType, unknown, string]>([
    [clientsBody, [], 'Il faut un objet JSON.'],
    [clientsBody, {}, 'Le champ « clients » est obligatoire.'],
    [clientsBody, { clients: [] }, 'Le champ « clients » doit contenir au moins un client.'],
    [
      clientsBody,
      { clients: [entry, { ...entry, concurrents: ['Un', 5] }] },
      'Client n° 2 : le champ « concurrents », élément 2, doit être un texte.',
    ],
    [questionsBody, { retirer: [1.5] }, 'Le champ « retirer », élément 1, doit être un nombre entier.'],
    [questionsBody, { retirer: [0] }, 'Le champ « retirer », élément 1, vaut au moins 1.'],
    [
      questionsBody,
      { remplacer: { 5: 'Quoi' } },
      'La question 5 est trop courte : écrivez au moins 10 caractères.',
    ],
    [
      questionsBody,
      { remplacer: { 5: 'x'.repeat(301) } },
      'La question 5 est trop longue : écrivez au plus 300 caractères.',
    ],
    [questionsBody, { remplacer: { 5: 5 } }, 'La question 5 doit être un texte.'],
    [
      questionsBody,
      { remplacer: { 5: 'Quel plombier\u202e à Angers ?' } },
      'La question 5 contient des signes qui ne se lisent pas : retirez-les.',
    ],
    [
      questionsBody,
      { remplacer: { x: 'Quelle boulangerie choisir ?' } },
      'Le champ « remplacer », entrée « x », n’est pas de la forme attendue.',
    ],
  ])('%#', (shape, body, sentence) => {
    expect(said(shape, body)).toBe(sentence);
  });
});

it('null is absent, an empty text is absent or erases', () => {
  const shape = z.object({ a: optional(9), b: erasable(9), c: mayBeAbsent(z.array(z.int())) });
  expect(shape.parse({ a: null, b: null, c: null })).toEqual({});
  expect(shape.parse({})).toEqual({});
  expect(shape.parse({ a: ' ', b: ' ', c: [] })).toEqual({ b: '', c: [] });
});
