/** The names under which providers return what a model searched for. */
const QUERIES = new Set(['query', 'queries', 'webSearchQueries']);

/** Mistral returns the arguments of a search as JSON text. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const found = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    if (QUERIES.has(key)) return [inside].flat().filter((query) => typeof query === 'string');
    return found(key === 'arguments' && typeof inside === 'string' ? parsed(inside) : inside);
  });
};

/** What a model searched for before it answered, each search once, from the provider's whole reply. */
export const recherchesDe = (reply: unknown): readonly string[] => [...new Set(found(reply))];
