import { foldedWords } from '@agence/words/folded';
import type { Fiche } from '../mesures/fiche.ts';
import { sentencesOf } from './markdown.ts';
import type { Source } from './page.store.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words without meaning of their own. */
const EMPTY = setOf(
  'le la les l un une des de du d au aux a en dans sur pour par avec et ou chez c ce cet cette ces qui que qu quoi dont se s il elle ils elles on nous vous je j notre nos votre vos son sa ses leur leurs y est sont ete etre suis sommes etes entreprise',
);
/** Words that negate or limit a statement: both sides must have the same ones. */
const TURNING = setOf(
  'ne n pas plus jamais aucun aucune sans rien ni sauf hors hormis excepte seulement uniquement moins presque environ non',
);

const turnings = (words: readonly string[]): string =>
  words
    .filter((word) => TURNING.has(word))
    .sort()
    .join(' ');

/** Whether `stated` is a subsequence of `words`. */
const inOrder = (stated: readonly string[], words: readonly string[]): boolean => {
  let at = 0;
  for (const word of words) if (word === stated[at]) at += 1;
  return at === stated.length;
};

/** The source of a sentence about the client, or null. Deterministic: the same words in the same order. */
export type Find = (sentence: string) => string | null;

export const FICHE = 'la fiche de l’entreprise';

/** Looks sentences up in the client's own words. Name, trade and town of its file are known everywhere. */
export function finderIn({ entreprise, metier, ville }: Fiche, sources: readonly Source[]): Find {
  const known = new Set(foldedWords([entreprise, metier, ville].join(' ')));
  const content = (words: readonly string[]) =>
    words.filter((word) => !EMPTY.has(word) && !TURNING.has(word) && !known.has(word));
  const held = sources.flatMap(({ ou, texte }) =>
    sentencesOf(texte).map((sentence) => {
      const words = foldedWords(sentence);
      return { ou, words: content(words), turned: turnings(words) };
    }),
  );
  return (sentence) => {
    const words = foldedWords(sentence);
    const stated = content(words);
    const turned = turnings(words);
    if (stated.length === 0) return turned === '' ? FICHE : null;
    return held.find((source) => source.turned === turned && inOrder(stated, source.words))?.ou ?? null;
  };
}

/** A question states nothing, unless it speaks of ourselves or contains a number. */
export const asksOnly = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') &&
  !/\d/.test(sentence) &&
  !foldedWords(sentence).some((word) =>
    ['nous', 'notre', 'nos', 'on', 'meilleur', 'meilleurs', 'premier'].includes(word),
  );

const PLAIN = setOf(
  'question questions frequente frequentes bon savoir propose proposons offre offres service services prix tarif tarifs horaires contact pratique bref resume reponse informations adresse demander devis venir comment combien pourquoi quand',
);

/** A title that only names its part. */
export const namesOnly = (title: string): boolean =>
  asksOnly(title) || foldedWords(title).every((word) => PLAIN.has(word) || EMPTY.has(word));
