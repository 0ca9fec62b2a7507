import { jsonIn } from '../json.ts';

/** The names under which providers return what a model searched for. */
const QUERIES = new Set(['query', 'queries', 'webSearchQueries']);

/** Searches kept of an answer, and signs of each. */
const MOST = 20;
const LONGEST = 300;

const found = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    if (QUERIES.has(key)) return [inside].flat().filter((query) => typeof query === 'string');
    // Mistral returns the arguments of a search as JSON text.
    return found(key === 'arguments' && typeof inside === 'string' ? jsonIn(inside) : inside);
  });
};

/** What a model searched for before it answered, each search once, from the provider's whole reply. */
export const recherchesDe = (reply: unknown): readonly string[] =>
  [...new Set(found(reply).map((query) => query.trim().slice(0, LONGEST)))]
    .filter((query) => query !== '')
    .slice(0, MOST);
