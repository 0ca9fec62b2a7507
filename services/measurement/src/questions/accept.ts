import { foldedWords } from '@agence/words/folded';
import { siteHost } from '@agence/words/public-site';
import { inTown, townWords } from './ville.ts';
import { holdsWords, siteWords } from './words.ts';

type Client = { entreprise: string; site: string; ville?: string | undefined };

export const SHORTEST = 10;
export const LONGEST = 300;

/** Words of a business name that distinguish nobody: legal forms, articles, common trade names. */
const COMMON = new Set(
  'sarl sas sasu eurl snc sci scp selarl ets etablissements le la les l de du des d et and a au aux the chez maison cabinet atelier groupe agence societe entreprise compagnie cie co fils freres associes services service france conseil restaurant hotel cafe garage boulangerie salon studio institut centre clinique pharmacie'.split(
    ' ',
  ),
);

/** Whether a text contains the client's name or site. The distinctive words alone are enough. */
export const namesClient = (text: string, { entreprise, site, ville = '' }: Client): boolean => {
  const words = foldedWords(text);
  const name = foldedWords(entreprise);
  const town = new Set(foldedWords(ville));
  // A client named like its town cannot be told apart from it.
  if (name.every((word) => town.has(word))) return false;
  const distinctive = name.filter((word) => !COMMON.has(word) && !town.has(word));
  const host = siteHost(site);
  return (
    holdsWords(words, name) ||
    (distinctive.join('').length > 2 && holdsWords(words, distinctive)) ||
    (host !== '' && text.toLowerCase().includes(host)) ||
    (siteWords(site).join('').length > 3 && holdsWords(words, siteWords(site))) ||
    words.includes(name.join(''))
  );
};

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
export const flaw = (question: string, client: Client): string | null => {
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
