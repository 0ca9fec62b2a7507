import { describe, expect, test } from '@jest/globals';
import type { ReadingContext } from '../types.ts';
import { readByModel } from './read-by-model.ts';
import { rosterOf } from './roster.ts';
import type { Replies } from './types.ts';

const CONTEXT: ReadingContext = {
  client: {
    entreprise: 'Le Clos Bruyère',
    site: 'closbruyere.fr',
    ville: 'Sedan',
    metier: 'restaurant',
  },
  concurrents: ['Au Vieux Pont', 'La Table des Ducs'],
  question: 'Où dîner à Sedan ?',
  sources: ['https://closbruyere.fr/carte'],
};
const SEED = 'c_1';
const letterOf = (name: string) =>
  rosterOf(CONTEXT, SEED).find((member) => member.name === name)?.letter ?? null;

type Item = [name: string, quote: string, roster?: string];

const reply = (...items: Item[]) =>
  JSON.stringify({
    businesses: items.map(([name, quote, roster = name]) => ({ name, quote, roster: letterOf(roster) })),
    nobody: items.length === 0,
  });

const read = (answer: string, replies: Replies, context = CONTEXT) => {
  const next = readByModel(answer, context, SEED, {
    lecture: null,
    relecture: null,
    precision: null,
    ...replies,
  });
  if ('ask' in next) throw new Error(`asks for ${next.ask}`);
  return next.reading;
};

const asks = (answer: string, replies: Replies) => {
  const next = readByModel(answer, CONTEXT, SEED, replies);
  return 'ask' in next ? next.ask : null;
};

const LIST = '- **Au Vieux Pont** : 24 €\n- **Le Clos Bruyère** : 31 €\n- **Chez Gusto**, pizzas';
const ALL = reply(
  ['Au Vieux Pont', 'Au Vieux Pont : 24 €'],
  ['Le Clos Bruyère', 'Le Clos Bruyère : 31 €'],
  ['Chez Gusto', 'Chez Gusto, pizzas'],
);

describe('one reading after the other', () => {
  test('a simple reply gives the businesses in order, each as the text has it', () => {
    const reading = read(LIST, { lecture: ALL });
    expect(reading).toMatchObject({
      client_cited: true,
      client_position: 2,
      state: 'consolider',
      client_site_in_sources: true,
      refusal: false,
      position_uncertain: false,
      uncertain: [],
      provenance: { by: 'modele', dropped: 0, asked_again: 0, uncertain: 0, agrees: true },
    });
    expect(reading.businesses.map(({ name, is }) => [name, is])).toEqual([
      ['Au Vieux Pont', 'concurrent'],
      ['Le Clos Bruyère', 'client'],
      ['Chez Gusto', 'autre'],
    ]);
    for (const { excerpt, start, end } of reading.businesses) expect(LIST.slice(start, end)).toBe(excerpt);
  });

  test('first a reading is asked for, then once more, then the rules read', () => {
    expect(asks(LIST, {})).toBe('lecture');
    expect(asks(LIST, { lecture: null })).toBe('relecture');
    expect(asks(LIST, { lecture: 'Bonjour.' })).toBe('relecture');
    expect(read(LIST, { lecture: 'Bonjour.', relecture: ALL }).provenance.by).toBe('modele');
    expect(read(LIST, {}).provenance).toMatchObject({ by: 'regles', why: 'pas de réponse' });
    expect(read(LIST, { lecture: '', relecture: 'x' }).provenance.why).toBe(
      'réponse vide ; pas du JSON, ou coupé',
    );
  });

  test('the client in the text and not in the reply: one pointed question', () => {
    const lecture = reply(['Au Vieux Pont', 'Au Vieux Pont : 24 €'], ['Chez Gusto', 'Chez Gusto, pizzas']);
    expect(asks(LIST, { lecture })).toBe('precision');
    const yes = JSON.stringify({ verdict: 'yes', quote: 'Le Clos Bruyère : 31 €' });
    expect(read(LIST, { lecture, precision: yes })).toMatchObject({
      client_position: 2,
      provenance: { asked_again: 1, uncertain: 0 },
    });
    const elsewhere = JSON.stringify({ verdict: 'yes', quote: 'Au Vieux Pont' });
    for (const precision of [null, 'oui', elsewhere])
      expect(read(LIST, { lecture, precision })).toMatchObject({
        client_cited: false,
        state: 'conquerir',
        uncertain: [{ name: 'Le Clos Bruyère', is: 'client', excerpt: 'Le Clos Bruyère' }],
        provenance: { asked_again: 0, uncertain: 1 },
      });
  });
});
