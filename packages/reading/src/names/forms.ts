import { fold, tokenize } from '../document/fold.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { KINDS, TRADE_FAMILIES } from '../lexicons/kinds.ts';
import { LEGAL } from '../lexicons/legal.ts';
import { REGIONS } from '../lexicons/places.ts';
import type { ReadingContext, Who } from '../types.ts';
import { hostOf, labelOf } from './domains.ts';
import { bySpelling, keysOf, looseKey, stemsOf } from './keys.ts';
import { absorbable, acronymsOf, ofTown, singular, tradeIn } from './name-parts.ts';
import { toDigits, toWords } from './number-words.ts';
import type { NameForm } from './types.ts';

export { looseKey } from './keys.ts';
export { singular } from './name-parts.ts';
export type { NameForm } from './types.ts';

/** What spellings of one name have in common: no legal forms. */
export const nameKey = (name: string): string =>
  looseKey(wordsOf(name).filter((word) => !LEGAL.has(word))) || name;

/** Marks another business of the same name when the answer gives neither its town nor its site. */
export const toldApart = (name: string, { client, concurrents }: ReadingContext): string =>
  [client.entreprise, ...concurrents].some((known) => nameKey(known) === nameKey(name))
    ? `${name} (homonyme)`
    : name;

/** The core of a name, or a whole name none of whose words is its own. */
export type Start = { form: NameForm; words: string[]; whole: boolean };

export type Known = {
  forms: NameForm[];
  /** Words of the client's trade, which any known name may gain or lose. */
  trade: ReadonlySet<string>;
  town: ReadonlySet<string>;
  /** Host of the client's site, empty when unknown. */
  site: string;
  byKey: Map<string, NameForm[]>;
  longest: number;
  /** What every key may begin with. */
  prefixes: ReadonlySet<string>;
  /** Cores, and whole names, by the first letter of their first word. */
  byInitial: ReadonlyMap<string, Start[]>;
};

export const wordsOf = (text: string): string[] => tokenize(text, 0).map((t) => t.fold);

/** The client's trade with its sister words. */
function tradeWords(metier: string): Set<string> {
  const own = wordsOf(metier).filter((w) => !LIGHT.has(w));
  const families = TRADE_FAMILIES.filter((f) => own.some((w) => f.has(w) || f.has(singular(w))));
  return new Set([...own, ...own.map(singular), ...families.flatMap((f) => [...f])]);
}

function formOf(name: string, who: Who, trade: ReadonlySet<string>, town: ReadonlySet<string>): NameForm {
  const written = tokenize(name, 0);
  const tokens = written.map((t) => t.fold);
  const droppable = (t: string) => absorbable(t, { trade, town }) || KINDS.has(t) || KINDS.has(singular(t));
  const core = tokens.filter((t) => !LIGHT.has(t) && !droppable(t));
  const shorter = tokens.filter((t, k) => !ofTown(t, town) && !(k === 0 && t === 'o'));
  const spellings = [core, toDigits(core), toWords(core)].map((words) => words.join(' '));
  // "Toitures de l'Yonne": a place alone is no core.
  const cores = core.every((word) => REGIONS.has(word))
    ? []
    : [...new Set(spellings)].map((c) => c.split(' '));
  return {
    name,
    who,
    tokens,
    keys: new Set([
      ...keysOf(tokens),
      // "Atelier Gourmand Vannetais" is also "L'Atelier Gourmand"; "Ô Délices" also "Aux Délices".
      ...(shorter.length > 1 && shorter.length < tokens.length ? keysOf(shorter) : []),
    ]),
    cores,
    dropped: new Set(tokens.filter(droppable)),
    acronyms: acronymsOf(tokens),
    stems: stemsOf(written, droppable),
  };
}

/** The answers of one measurement come one after the other with the same names: the last ones prepared are kept. */
let latest: { key: string[]; known: Known } | undefined;

/** Cores and whole names, these also as one word ("ComptaClick"), by the letter that they begin with. */
function initials(forms: NameForm[]): Known['byInitial'] {
  const starts = forms.flatMap((form): Start[] => {
    const whole = form.tokens.filter((t) => !LIGHT.has(t) && !LEGAL.has(t));
    const wholes = whole.length > 1 ? [whole, [whole.join('')]] : [];
    return [
      ...wholes.map((words) => ({ form, words, whole: true })),
      ...form.cores.map((words) => ({ form, words, whole: false })),
    ];
  });
  return Map.groupBy(starts, ({ words }) => words[0]?.[0] ?? '');
}

/** Prepares the client and its declared competitors for one pass over an answer. */
export function knownNames(context: ReadingContext): Known {
  const { client, concurrents } = context;
  const key = [client.entreprise, client.site, client.ville, client.metier, ...concurrents];
  if (latest?.key.length !== key.length || key.some((text, k) => text !== latest?.key[k]))
    latest = { key, known: prepare(context) };
  return latest.known;
}

function prepare(context: ReadingContext): Known {
  const { client, concurrents } = context;
  const trade = new Set([
    ...tradeWords(client.metier),
    ...tradeIn(tokenize(client.entreprise, 0), wordsOf(client.metier)),
  ]);
  const town = new Set(wordsOf(client.ville).filter((t) => !LIGHT.has(t)));
  // A competitor of the client's name is the client.
  const names = [...new Set([client.entreprise, ...concurrents])].filter((name) => fold(name).trim() !== '');
  const forms = names
    .map((name) => formOf(name, name === client.entreprise ? 'client' : 'concurrent', trade, town))
    .filter((f) => f.tokens.length > 0);
  const label = labelOf(client.site, forms);
  if (label !== null) forms[0]?.keys.add(label);
  const byKey = bySpelling(forms);
  return {
    forms,
    trade,
    town,
    site: hostOf(client.site),
    prefixes: new Set([...byKey.keys()].flatMap((key) => Array.from(key, (_, n) => key.slice(0, n + 1)))),
    byInitial: initials(forms),
    byKey,
    longest: Math.max(1, ...forms.map((f) => f.tokens.length + 4)),
  };
}
