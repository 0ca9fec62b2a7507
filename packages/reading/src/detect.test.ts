import { expect, test } from '@jest/globals';
import { explain, parseCase, predict } from './detect.ts';

const line = JSON.stringify({
  id: 'x-1',
  client: { entreprise: 'Le Clos Bruyère', site: 'closbruyere.fr', ville: 'Sedan', metier: 'restaurant' },
  concurrents: ['Au Vieux Pont'],
  question: 'Où dîner à Sedan ?',
  answer: '1. **Au Vieux Pont** : 24 €\n2. **Le Clos Bruyère** : 31 €\n\nJe vous déconseille Chez Gusto.',
  sources: ['https://closbruyere.fr/carte'],
});

test('one line in, one prediction out', () => {
  expect(predict(parseCase(line))).toEqual({
    id: 'x-1',
    client_cited: true,
    client_position: 2,
    businesses: ['Au Vieux Pont', 'Le Clos Bruyère'],
    state: 'consolider',
    client_site_in_sources: true,
  });
});

test('an operator who doubts a number sees every name with its excerpt and the reason', () => {
  const text = explain(parseCase(line));
  expect(text).toContain('2. Le Clos Bruyère (client) : R1 · entrée de liste ; 33-48 « Le Clos Bruyère »');
  expect(text).toContain('Chez Gusto (autre) : déconseillé');
});

test('a line that is no case is refused', () => {
  expect(() => parseCase('{"id": 3}')).toThrow();
  expect(() => parseCase('nothing')).toThrow();
});
