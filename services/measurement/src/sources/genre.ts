import type { GenreDeSite } from '../states/releve/releve.data.ts';
import { tableIn } from '../table.ts';

/** A star in a name stands for any letters. */
const LINES = tableIn(new URL('./sites.csv', import.meta.url)).map(
  ([name = '', genre = '']) => [name, genre as GenreDeSite] as const,
);

const SITES = new Map(LINES);

/** The longest first, since it says most. */
const PATTERNS = LINES.filter(([name]) => name.includes('*'))
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([name, genre]) => ({
    pattern: new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    genre,
  }));

/** The host and its parents: `a.b.fr`, `b.fr`. */
const withParents = (domaine: string): string[] => {
  const parts = domaine.split('.');
  return parts.slice(0, -1).map((_, i) => parts.slice(i).join('.'));
};

/** The kind of a site: by its own line, else by that of a parent, else by a word in its name. */
export const genreDe = (domaine: string): GenreDeSite => {
  const hosts = withParents(domaine);
  const listed = hosts.find((host) => SITES.has(host));
  if (listed !== undefined) return SITES.get(listed) ?? 'autre';
  return PATTERNS.find(({ pattern }) => hosts.some((host) => pattern.test(host)))?.genre ?? 'autre';
};
