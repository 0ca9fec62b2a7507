import { expect, test } from '@jest/globals';
import { slug } from './slug.ts';

test.each([
  ['L’Œuf à la Coque & Cie', 'l-oeuf-a-la-coque-cie'],
  ['…', 'document'],
  [
    'Où trouver une boulangerie à Angers pour manger moins cher sans sacrifier la qualité ?',
    'ou-trouver-une-boulangerie-a-angers-pour-manger-moins-cher',
  ],
  [`${'a'.repeat(30)} ${'b'.repeat(29)} c`, `${'a'.repeat(30)}-${'b'.repeat(29)}`],
  ['é'.repeat(80), 'e'.repeat(60)],
])('%s', (name, said) => expect(slug(name)).toBe(said));
