import type { ReadingContext } from '../types.ts';
import { readByModel } from './read-by-model.ts';
import { rosterOf } from './roster.ts';
import type { ModelReading, Replies } from './types.ts';

export const CONTEXT: ReadingContext = {
  client: { entreprise: 'Le Clos Bruyère', site: 'closbruyere.fr', ville: 'Sedan', metier: 'restaurant' },
  concurrents: ['Au Vieux Pont', 'La Table des Ducs'],
  question: 'Où dîner à Sedan ?',
  sources: ['https://closbruyere.fr/carte'],
};
export const SEED = 'c_1';

export const letterOf = (name: string): string | null =>
  rosterOf(CONTEXT, SEED).find((member) => member.name === name)?.letter ?? null;

/** A name, its quote (the name when absent) and the roster name whose letter it gets. */
export type Item = [name: string, quote?: string, roster?: string | null];

export const reply = (...items: Item[]): string =>
  JSON.stringify({
    businesses: items.map(([name, quote = name, roster = name]) => ({
      name,
      quote,
      roster: letterOf(roster ?? ''),
    })),
    nobody: items.length === 0,
  });

export const verdict = (said: string, quote: string): string => JSON.stringify({ verdict: said, quote });

/** The reading that the replies give; a step without one counts as a call that ended without one. */
export function read(answer: string, replies: Replies, context = CONTEXT): ModelReading {
  const ended = { lecture: null, relecture: null, precision: null };
  const next = readByModel(answer, context, SEED, { ...ended, ...replies });
  if ('ask' in next) throw new Error(`asks for ${next.ask}`);
  return next.reading;
}

export function asks(answer: string, replies: Replies): string | null {
  const next = readByModel(answer, CONTEXT, SEED, replies);
  return 'ask' in next ? next.ask : null;
}

export const namesIn = (reading: ModelReading): string[] => reading.businesses.map(({ name }) => name);

export const LIST = '- **Au Vieux Pont** : 24 €\n- **Le Clos Bruyère** : 31 €\n- **Chez Gusto**, pizzas';
export const ALL: Item[] = [['Au Vieux Pont'], ['Le Clos Bruyère', 'Le Clos Bruyère : 31 €'], ['Chez Gusto']];
