import { parseAnswer } from '../document/parse.ts';
import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import type { ReadingContext } from '../types.ts';
import { domainsIn } from './domains.ts';
import { findKnown } from './find.ts';
import { knownNames, looseKey, wordsOf } from './forms.ts';
import type { Hit } from './types.ts';

/** Whether a text names a business other than the client. */
export type NamesAnother = (text: string) => boolean;

type Asker = Omit<ReadingContext['client'], 'site'> & Pick<ReadingContext, 'concurrents'>;

/** A word of the language at the head of a sentence has its capital from there. */
const capitalised = ({ capital, opening, common }: Token): boolean => capital && !(opening && common);

/** Looks for declared competitors and for the names that answers cite, "Guy Hoquet Rennes 2" without its number. */
export function namesAnother(client: Asker, cited: readonly string[]): NamesAnother {
  const knownWith = (names: readonly string[]) =>
    knownNames({ client: { ...client, site: '' }, concurrents: names, question: '', sources: [] });
  const itself = knownWith([]).forms[0]?.keys ?? new Set();
  const others = [...client.concurrents, ...cited.map((name) => name.replace(/\s\d+$/u, ''))];
  const known = knownWith(others.filter((name) => !itself.has(looseKey(wordsOf(name)))));
  const atDomain = ({ host }: { host: string }) =>
    known.byKey.get(host.replace(/\.[a-z]+$/u, '').replaceAll('-', ''))?.[0]?.who === 'concurrent';
  return (text) =>
    parseAnswer(text).units.some((unit) => {
      const named = ({ form, i, j }: Hit): boolean => {
        const own = unit.tokens.slice(i, j).filter(({ fold }) => !LIGHT.has(fold));
        // One word, or words of trade and town alone, are a name where they have capitals.
        const plain = own.length === 1 || form.cores.length === 0;
        return form.who !== 'client' && (!plain || own.every(capitalised));
      };
      return findKnown(unit, known).some(named) || domainsIn(unit).some(atDomain);
    });
}
