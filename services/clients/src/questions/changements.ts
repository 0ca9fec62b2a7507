import { fr } from '@agence/gesture';
import { namesClient } from '@agence/words/client-name';
import type { Question } from '../dossier/dossier.ts';
import type { Identite } from '../portefeuille/fiche.ts';

export type Changements = {
  readonly retirer: readonly number[];
  readonly remplacer: Readonly<Record<number, string>>;
  /** The client, which no question may name. */
  readonly client: Identite;
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

/** The answers to a question that names the client would all name it, and count as citations. */
const branded = ({ remplacer, client }: Changements): string | undefined => {
  const { entreprise, site_web: site, ville } = client;
  const named = { entreprise, site, ville: ville ?? undefined };
  const [n] = Object.entries(remplacer).find(([, question]) => namesClient(question, named)) ?? [];
  return n === undefined
    ? undefined
    : fr`La question ${n} nomme ${entreprise} ou son site : écrivez-la comme la poserait quelqu'un qui ne connaît pas l'entreprise.`;
};

/** Removes and replaces questions, or says what is wrong. A removed number stays unused. */
export const changer = (known: readonly Question[], changements: Changements): Changees => {
  const wrong = numbers(known, changements) ?? branded(changements);
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
