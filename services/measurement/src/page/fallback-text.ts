import type { NamesAnother } from '@agence/reading';
import { foldedWords } from '@agence/words/folded';
import type { Fiche } from '../mesures/fiche.ts';
import { inTown } from '../questions/ville.ts';
import { sentencesOf } from './markdown.ts';
import type { Source } from './page.store.ts';

const MOST_SENTENCES = 8;
const LONGEST = 300;

/** How many words of the question a sentence contains; short words do not count. */
const near = (question: readonly string[], sentence: string): number => {
  const words = new Set(foldedWords(sentence));
  return question.filter((word) => word.length > 3 && words.has(word)).length;
};

/**
 * The text of a page when no model gave one: the client's sentences closest to the question, word for word, without
 * those that name another business.
 */
export function fallbackText(
  question: string,
  fiche: Fiche,
  sources: readonly Source[],
  names: NamesAnother,
): string {
  const asked = foldedWords(question);
  const { entreprise, metier, ville, site_web } = fiche;
  const where = inTown(ville);
  const opening = [entreprise, metier, where].filter((part) => part !== '').join(', ');
  // The opening already says it.
  const file = [entreprise, metier, ville, site_web].filter((part) => part !== '').join(', ');
  const sentences = [...new Set(sources.flatMap(({ texte }) => sentencesOf(texte)))]
    .filter(
      (sentence) =>
        sentence !== file &&
        sentence.length <= LONGEST &&
        foldedWords(sentence).length >= 4 &&
        !names(sentence),
    )
    .toSorted((a, b) => near(asked, b) - near(asked, a))
    .slice(0, MOST_SENTENCES);
  const list = sentences.map((sentence) => `- ${sentence.replace(/^[-*+•#|\s]+/, '')}`);
  const part = list.length === 0 ? [] : ['', `## ${question}`, '', ...list];
  return [`${opening}.`, ...part].join('\n');
}
