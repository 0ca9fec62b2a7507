import { foldedWords } from '@agence/words/folded';
import type { Lu } from '../../states/lecture.ts';
import type { Etiquette } from './etiquette.store.ts';

const key = (nom: string): string => foldedWords(nom).join('');

/** Name and excerpt of each business except the client, which is compared by its position. */
const autresLues = ({ businesses }: Lu): string[][] =>
  businesses.filter(({ is }) => is !== 'client').map(({ name, excerpt }) => [key(name), key(excerpt)]);

const memesNoms = ({ noms, position }: Etiquette, lu: Lu): boolean => {
  const labelled = new Set(noms.filter((_, i) => i + 1 !== position).map(key));
  const read = autresLues(lu);
  return read.length === labelled.size && read.every((names) => names.some((name) => labelled.has(name)));
};

/** The client's state for a position: 0 absent, 1 first, 2 after another business. */
const etatDe = (position: number | null): number => Math.min(position ?? 0, 2);

/** Which parts of a reading agree with the label of its answer. */
export const accord = (etiquette: Etiquette, lu: Lu) => ({
  etat: etatDe(etiquette.position) === etatDe(lu.client_position),
  position: etiquette.position === lu.client_position,
  noms: memesNoms(etiquette, lu),
});
