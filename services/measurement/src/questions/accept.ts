import { holdsWords, type NamedClient, namesClient } from '@agence/words/client-name';
import { foldedWords } from '@agence/words/folded';
import { inTown, townWords } from './ville.ts';

export const SHORTEST = 10;
export const LONGEST = 300;

const OPENINGS = [
  'quel',
  'qui',
  'que',
  'quoi',
  'ou ',
  'comment',
  'combien',
  'pourquoi',
  'quand',
  'est ce',
  'y a',
  'je ',
  'j ',
  'nous ',
  'on ',
  'peux',
  'pouvez',
  'pourriez',
  'connais',
  'as tu',
  'avez',
  'donne',
  'conseil',
  'recommand',
  'cite',
  'trouve',
  'cherche',
  'entre ',
  'a quel',
  'a qui',
  'chez quel',
  'chez qui',
  'dans quel',
  'avec quel',
  'vaut il',
  'faut il',
  'une? ',
  'mon ',
  'ma ',
  'mes ',
  'meilleur',
  'besoin',
  'urgent',
];
const ASKS = new RegExp(`^(${OPENINGS.join('|')})`);
const FRENCH = new Set(
  'quel quelle quels quelles qui ou comment combien est sont je cherche pour par en ont que lequel laquelle dans les des un une a au du de la le et avec mon ma pres chez vous me sur'.split(
    ' ',
  ),
);
const ENGLISH = new Set('the what which where who how best is are near my for with and can you'.split(' '));

/** Words for the asker's own place, which an AI called by its API does not know. */
const SOMEWHERE =
  /\b(pres|autour|proche|loin|cote|proximite) de (chez )?(moi|nous)\b|\bdans (ma|mon|notre|le) (ville|commune|village|quartier|coin|region|secteur|rue)\b|\bpres d ici\b|\ba proximite\b/;

/** Why a model's question is rejected, or null. */
export const flaw = (question: string, client: NamedClient): string | null => {
  const words = foldedWords(question);
  const count = (listed: Set<string>) => words.filter((word) => listed.has(word)).length;
  const town = townWords(client.ville ?? '');
  if (question.length < SHORTEST || question.length > LONGEST) return 'length';
  if (/https?:|www\.|@|\d{6}|[<>{}[\]\\|]/.test(question)) return 'not a spoken question';
  if (!question.trimEnd().endsWith('?') && !ASKS.test(`${words.join(' ')} `)) return 'asks nothing';
  if (count(FRENCH) < 2 || count(ENGLISH) >= count(FRENCH)) return 'not French';
  if (inTown(client.ville ?? '') !== '' && !holdsWords(words, town)) return 'does not name the town';
  if (inTown(client.ville ?? '') === '' && SOMEWHERE.test(words.join(' ')))
    return 'says a place that nobody knows';
  return namesClient(question, client) ? 'names the client' : null;
};
