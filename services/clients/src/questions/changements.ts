import { fr } from '@agence/gesture';
import type { Question } from '../dossier/dossier.ts';

export type Changements = {
  readonly retirer: readonly number[];
  readonly remplacer: Readonly<Record<number, string>>;
};

export type Changees = { readonly questions: readonly Question[] } | { readonly sentence: string };

/** Normalises a text, so that two spellings of one question compare equal. */
export const memeTexte = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const numbers = (known: readonly Question[], { retirer, remplacer }: Changements): string | undefined => {
  const replaced = Object.keys(remplacer).map(Number);
  const unknown = [...retirer, ...replaced].find((n) => !known.some((question) => question.n === n));
  if (unknown !== undefined) return fr`La question ${unknown} n'existe pas pour ce client.`;
  const both = retirer.find((n) => replaced.includes(n));
  return both === undefined
    ? undefined
    : fr`La question ${both} ne peut pas être retirée et remplacée à la fois.`;
};

/** Removes and replaces questions, or says what is wrong. A removed number stays unused. */
export const changer = (known: readonly Question[], changements: Changements): Changees => {
  const wrong = numbers(known, changements);
  if (wrong !== undefined) return { sentence: wrong };
  const { retirer, remplacer } = changements;
  const questions = known
    .filter(({ n }) => !retirer.includes(n))
    .map(({ n, question }) => ({ n, question: remplacer[n] ?? question }));
  if (questions.length === 0) return { sentence: fr`Il doit rester au moins une question.` };
  const twice = questions.findLast(
    ({ n, question }) =>
      n in remplacer &&
      questions.some((other) => other.n !== n && memeTexte(other.question) === memeTexte(question)),
  );
  return twice === undefined ? { questions } : { sentence: fr`La question ${twice.n} en répète une autre.` };
};
