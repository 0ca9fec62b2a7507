import { textOf, words, wordsOf } from './list.ts';

/**
 * Common nouns for a kind of provider: what stands before a name ("la micro-crèche Pomme de Reinette") or says what the
 * named one is (", une épicerie du quartier"). From the headings of a French trade directory (alimentation, artisanat,
 * santé, droit, commerce, loisirs, services, hébergement), singular; English ones for answers written in English.
 */
export const KINDS = wordsOf('kinds');

/** Kinds that open a person's title: the person is the practice. */
export const TITLES = words(
  'docteur docteure docteurs docteures dr drs dre maitre maitres mtre me professeur professeure pr',
);

/** First words of many signs: a name that begins with one is very likely a business. */
export const SIGN_OPENERS = wordsOf('sign-openers');

/** Last words of many firm names. */
export const SIGN_CLOSERS = wordsOf('sign-closers');

const NOT_KINDS = words(`
  loterie batterie galerie serie maconnerie-generale tuyauterie literie argenterie lingerie-fine
  plaisanterie sonnerie hotellerie sucrerie gendarmerie mairie dechetterie decheterie
`);

/** The kinds with their plurals, so that a word need not be made singular to be asked about. */
const ONE_OR_MANY: ReadonlySet<string> = new Set(
  [...KINDS].flatMap((kind) => [kind, `${kind}s`, `${kind}x`]),
);

/** A French word in "-erie" names a trade or its shop. */
const namesTrade = (word: string): boolean =>
  (word.endsWith('erie') || word.endsWith('eries')) &&
  /^[a-z]{3,}eries?$/u.test(word) &&
  !NOT_KINDS.has(word.replace(/s$/u, ''));

/** True for a kind of provider, singular or plural. */
export const isKind = (word: string): boolean => ONE_OR_MANY.has(word) || namesTrade(word);

/**
 * Families of words for one trade: the client's own trade may be dropped from its name, added or swapped for a sister word
 * (R7): the person, the place, the activity, the thing.
 */
export const TRADE_FAMILIES: readonly ReadonlySet<string>[] = textOf('trades').split(';').map(words);
