import { foldedWords } from '@agence/words/folded';
import { siteHost } from '@agence/words/public-site';
import type { Client, Introuvable } from './client.ts';

/** Legal forms, ignored when names are compared. « et Fils » is not here: it distinguishes two businesses. */
const LEGAL = new Set(
  'sarl sas sasu eurl sa scp selarl selas selasu snc sci scop scic scm scea gaec earl ei eirl ets etablissement etablissements societe ste'.split(
    ' ',
  ),
);
/** Words beside a name that name nothing, as in « durand (celui de Cholet) ». */
const BESIDE = new Set(
  'et d l a au aux de du des le la les un une in of at the pour chez sur mon ma notre ce cette celui celle ceux client cliente fiche site compte'.split(
    ' ',
  ),
);
/** Characters; no client has a longer name. */
const LONGEST = 200;
const AROUND = /^[\s«»"“”.,;:!()-]+|[\s«»"“”.,;:!-]+$/gu;

/** The words of a text that may tell a client; all of them when none may. */
const telling = (text: string): readonly string[] => {
  const words = foldedWords(text);
  const told = words.filter((word) => !LEGAL.has(word) && !BESIDE.has(word));
  return told.length === 0 ? words : told;
};

/** Tells « Paul » from « Chez Paul », where both are clients. */
const withoutLegal = (text: string): string =>
  foldedWords(text)
    .filter((word) => !LEGAL.has(word))
    .join(' ');

/** Names are compared without spaces: « ChauffAnjou » equals « Chauff Anjou ». */
const isNamed = (words: readonly string[], { entreprise, ville = '' }: Client): boolean => {
  const name = telling(entreprise);
  return [name, [...name, ...telling(ville)]].some((known) => known.join('') === words.join(''));
};

const isSite = (typed: string, { site }: Client): boolean => {
  const [only = '', ...others] = typed.split(/\s+/u).filter((part) => !BESIDE.has(part.toLowerCase()));
  return others.length === 0 && /^\S+\.\p{L}{2,}\/?$/u.test(only) && siteHost(only) === siteHost(site);
};

/** Clients whose name shares a word of at least three letters with the typed name. */
const near = (typed: string, clients: readonly Client[]): readonly Client[] => {
  const words = new Set(foldedWords(typed).filter((word) => word.length > 2));
  return clients.filter(({ entreprise }) => foldedWords(entreprise).some((word) => words.has(word)));
};

/** Finds a client by name or site; legal forms are ignored unless one was typed. Two matches are returned as candidates. */
export function trouver(
  typed: string,
  clients: readonly Client[],
): { readonly client: Client } | { readonly introuvable: Introuvable } {
  const nom = typed.slice(0, LONGEST).replace(AROUND, '');
  if (typed.length > LONGEST) return { introuvable: { nom, candidats: [] } };
  const folded = foldedWords(nom);
  const exact = clients.filter(({ entreprise }) => foldedWords(entreprise).join() === folded.join());
  const words = telling(nom);
  // A typed legal form distinguishes two businesses of the same name.
  const fits =
    folded.some((word) => LEGAL.has(word)) && exact.length === 1
      ? exact
      : clients.filter((client) => isNamed(words, client) || isSite(nom, client));
  const plain = withoutLegal(nom);
  const same = fits.filter(({ entreprise }) => withoutLegal(entreprise) === plain);
  const [client, ...others] = same.length === 1 ? same : fits;
  if (client !== undefined && others.length === 0) return { client };
  return { introuvable: { nom, candidats: fits.length > 1 ? fits : near(nom, clients) } };
}

/**
 * Like `trouver`, for a model's reply, whose client the answer names: also the only client whose name and town hold every
 * typed word.
 */
export function reconnaitre(typed: string, clients: readonly Client[]): ReturnType<typeof trouver> {
  const found = trouver(typed, clients);
  if ('client' in found) return found;
  const words = telling(typed);
  const [client, ...others] = clients.filter(({ entreprise, ville = '' }) => {
    const name = foldedWords(entreprise);
    const known = new Set([...name, ...foldedWords(ville)]);
    return (
      words.every((word) => known.has(word)) && words.some((word) => word.length > 2 && name.includes(word))
    );
  });
  return client !== undefined && others.length === 0 ? { client } : found;
}
