import type { NamesAnother } from '@agence/reading';
import { foldedWords } from '@agence/words/folded';
import { type Block, sentencesOf } from './markdown.ts';

/** With fewer words left after the removals, there is no page. */
const FEWEST_WORDS = 120;

/** The beginning of a sentence that continues the one before. */
const GOES_ON =
  /^(?:et |mais |ou )?(?:(?:elle|il)s?|celui|celle|ceux|celles|son|sa|ses|leurs?|ce|cet|cette|ces|tou(?:s|tes) (?:deux|trois)|les (?:deux|trois)|l[’']une?|c(?=[’'])|ainsi que|également|aussi)(?![\p{L}])/iu;

const isText = ({ kind }: Block): boolean => kind !== 'title';
const sentencesIn = (blocks: readonly Block[]): number =>
  blocks.filter(isText).reduce((n, { text }) => n + sentencesOf(text).length, 0);
const wordsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((n, { text }) => n + foldedWords(text).length, 0);

const withoutSentences = (text: string, names: NamesAnother): string => {
  let gone = false;
  return sentencesOf(text)
    .filter((sentence) => {
      gone = names(sentence) || (gone && GOES_ON.test(sentence));
      return !gone;
    })
    .join(' ');
};

/** Removes sentences, whole points and whole titled parts that name another business. */
const withoutNames = (blocks: readonly Block[], names: NamesAnother): Block[] => {
  let part = 0;
  let point = false;
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'title') {
      point = false;
      if (part === 0 || block.level <= part) part = names(block.text) ? block.level : 0;
      return part === 0 ? [block] : [];
    }
    if (part > 0) return [];
    if (block.kind === 'point') {
      point = names(block.text) || (point && block.under);
      return point ? [] : [block];
    }
    point = false;
    const text = withoutSentences(block.text, names);
    return text === '' ? [] : [{ ...block, text }];
  });
};

/** Removes titles without content, and the announcement of a list that is gone. */
const withoutOrphans = (blocks: readonly Block[]): Block[] => {
  const whole: Block[] = [];
  for (const block of blocks.toReversed()) {
    const next = whole.at(-1);
    const alone =
      next === undefined || (next.kind === 'title' && block.kind === 'title' && next.level <= block.level);
    const announces = block.kind === 'paragraph' && next?.kind !== 'point' && /:\s*$/.test(block.text);
    const text = announces ? sentencesOf(block.text).slice(0, -1).join(' ') : block.text;
    if (text !== '' && !(alone && block.kind === 'title')) whole.push({ ...block, text });
  }
  return whole.toReversed();
};

const opens = ([first]: readonly Block[]): boolean => first !== undefined && isText(first);

/** A model's text without other businesses; null when too little is left, or its opening is gone. */
export function withoutOthers(blocks: readonly Block[], names: NamesAnother): readonly Block[] | null {
  // The top title repeats the page's own: it is not shown.
  const shown = blocks.filter((block) => block.kind !== 'title' || block.level > 1);
  if (!shown.some(({ text }) => names(text))) return blocks;
  const whole = withoutOrphans(withoutNames(shown, names));
  const holds =
    wordsIn(whole) >= FEWEST_WORDS &&
    2 * sentencesIn(whole) >= sentencesIn(shown) &&
    opens(whole) === opens(shown);
  return holds ? whole : null;
}
