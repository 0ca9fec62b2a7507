import type { NamesAnother } from '@agence/reading';
import { foldedWords } from '../questions/words.ts';
import { type Ecrit, sentencesOf } from './markdown.ts';

/** Fewer words than this are no page, once some were taken out. */
const FEWEST_WORDS = 120;

/** A sentence that goes on about what the one before named. */
const GOES_ON =
  /^(?:et |mais |ou )?(?:(?:elle|il)s?|celui|celle|ceux|celles|son|sa|ses|leurs?|ce|cet|cette|ces|tou(?:s|tes) (?:deux|trois)|les (?:deux|trois)|l[’']une?|c(?=[’'])|ainsi que|également|aussi)(?![\p{L}])/iu;

const isText = ({ genre }: Ecrit): boolean => genre !== 'titre';
const sentencesIn = (blocks: readonly Ecrit[]): number =>
  blocks.filter(isText).reduce((n, { texte }) => n + sentencesOf(texte).length, 0);
const wordsIn = (blocks: readonly Ecrit[]): number =>
  blocks.reduce((n, { texte }) => n + foldedWords(texte).length, 0);

const withoutSentences = (texte: string, nomme: NamesAnother): string => {
  let gone = false;
  return sentencesOf(texte)
    .filter((sentence) => {
      gone = nomme(sentence) || (gone && GOES_ON.test(sentence));
      return !gone;
    })
    .join(' ');
};

/** Sentences, whole points, and whole parts under a title, that name another business. */
const withoutNames = (blocks: readonly Ecrit[], nomme: NamesAnother): Ecrit[] => {
  let part = 0;
  let point = false;
  return blocks.flatMap((block): Ecrit[] => {
    if (block.genre === 'titre') {
      point = false;
      if (part === 0 || block.niveau <= part) part = nomme(block.texte) ? block.niveau : 0;
      return part === 0 ? [block] : [];
    }
    if (part > 0) return [];
    if (block.genre === 'point') {
      point = nomme(block.texte) || (point && block.sous);
      return point ? [] : [block];
    }
    point = false;
    const texte = withoutSentences(block.texte, nomme);
    return texte === '' ? [] : [{ ...block, texte }];
  });
};

/** A title with nothing under it, and the words that announce a list of which nothing is left. */
const withoutOrphans = (blocks: readonly Ecrit[]): Ecrit[] => {
  const whole: Ecrit[] = [];
  for (const block of blocks.toReversed()) {
    const next = whole.at(-1);
    const alone =
      next === undefined ||
      (next.genre === 'titre' && block.genre === 'titre' && next.niveau <= block.niveau);
    const announces = block.genre === 'paragraphe' && next?.genre !== 'point' && /:\s*$/.test(block.texte);
    const texte = announces ? sentencesOf(block.texte).slice(0, -1).join(' ') : block.texte;
    if (texte !== '' && !(alone && block.genre === 'titre')) whole.push({ ...block, texte });
  }
  return whole.toReversed();
};

const opens = ([first]: readonly Ecrit[]): boolean => first !== undefined && isText(first);

/**
 * What a model wrote for a page, without whatever names another business. Null when what is left does not hold
 * together: too short, half of its sentences gone, or its opening.
 */
export function sansAutres(blocks: readonly Ecrit[], nomme: NamesAnother): readonly Ecrit[] | null {
  // The title of all is that of the page already: it is not shown.
  const shown = blocks.filter((block) => block.genre !== 'titre' || block.niveau > 1);
  if (!shown.some(({ texte }) => nomme(texte))) return blocks;
  const whole = withoutOrphans(withoutNames(shown, nomme));
  const holds =
    wordsIn(whole) >= FEWEST_WORDS &&
    2 * sentencesIn(whole) >= sentencesIn(shown) &&
    opens(whole) === opens(shown);
  return holds ? whole : null;
}
