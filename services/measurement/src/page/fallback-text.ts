import type { NamesAnother } from '@agence/reading';
import { foldedWords } from '@agence/words/folded';
import type { Fiche } from '../mesures/fiche.ts';
import { inTown } from '../questions/ville.ts';
import { sentencesOf } from './markdown.ts';
import type { Source } from './page.store.ts';

const MOST_SENTENCES = 8;
const LONGEST = 300;

/** What the file says of the business. */
export const inOneLine = ({ entreprise, metier, ville, site_web }: Fiche): string =>
  [entreprise, metier, ville, site_web].filter((part) => part !== '').join(', ');

/** How many words of the question a sentence contains; short words do not count. */
const near = (question: readonly string[], sentence: string): number => {
  const words = new Set(foldedWords(sentence));
  return question.filter((word) => word.length > 3 && words.has(word)).length;
};

/** The text when no model gave one: the client's sentences closest to the question that name no other business. */
export function fallbackText(
  question: string,
  fiche: Fiche,
  sources: readonly Source[],
  names: NamesAnother,
): string {
  const asked = foldedWords(question);
  const opening = inOneLine({ ...fiche, ville: inTown(fiche.ville), site_web: '' });
  const sentences = [...new Set(sources.flatMap(({ texte }) => sentencesOf(texte)))]
    .filter(
      (sentence) =>
        // The opening already says it.
        sentence !== inOneLine(fiche) &&
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
