import { textOf, words, wordsOf } from './list.ts';

/** Singular nouns for kinds of provider. Source: headings of a French trade directory, with English nouns. */
export const KINDS = wordsOf('kinds');

/** Professional titles: the person is the business. */
export const TITLES = words(
  'docteur docteure docteurs docteures dr drs dre maitre maitres mtre me professeur professeure pr',
);

/** First words of many business names. */
export const SIGN_OPENERS = wordsOf('sign-openers');

/** Last words of many business names. */
export const SIGN_CLOSERS = wordsOf('sign-closers');

const NOT_KINDS = words(`
  loterie batterie galerie serie maconnerie-generale tuyauterie literie argenterie lingerie-fine
  plaisanterie sonnerie hotellerie sucrerie gendarmerie mairie dechetterie decheterie
`);

/** The kinds and their plurals, so that a look-up needs no singular form. */
const ONE_OR_MANY: ReadonlySet<string> = new Set(
  [...KINDS].flatMap((kind) => [kind, `${kind}s`, `${kind}x`]),
);

/** A French word in "-erie" is usually a trade or its shop. */
const namesTrade = (word: string): boolean =>
  (word.endsWith('erie') || word.endsWith('eries')) &&
  /^[a-z]{3,}eries?$/u.test(word) &&
  !NOT_KINDS.has(word.replace(/s$/u, ''));

/** True for a kind of provider, singular or plural. */
export const isKind = (word: string): boolean => ONE_OR_MANY.has(word) || namesTrade(word);

/** Related words of each trade. R7 lets a name gain, lose or swap words of the client's trade. */
export const TRADE_FAMILIES: readonly ReadonlySet<string>[] = textOf('trades').split(';').map(words);
