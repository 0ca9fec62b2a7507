import { foldedWords } from '@agence/words/folded';
import { siteHost } from '@agence/words/public-site';
import type { Client, Introuvable } from './client.ts';

/** Legal forms, ignored when names are compared. « et Fils » is not here: it distinguishes two businesses. */
const LEGAL = new Set(
  'sarl sas sasu eurl sa scp selarl selas selasu snc sci scop scic scm scea gaec earl ei eirl ets etablissement etablissements societe ste'.split(
    ' ',
  ),
);
/** Characters; no client has a longer name. */
const LONGEST = 200;

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'un', 'une']);
/** Words and signs that may precede a name in a sentence and do not belong to it. */
const BEFORE =
  /^(?:(?:de|du|des|pour|chez|sur|le|la|les|mon|ma|notre|ce|cette|client|cliente|fiche|site|compte)\s+|[dl]['’]\s*|[:,-]\s*)/iu;
const AROUND = /^[\s«»"“”.,;:!()-]+|[\s«»"“”.,;:!-]+$/gu;

/** Joins words so that « ChauffAnjou » equals « Chauff Anjou », and « Pain & Lumière » equals « Pain et Lumière ». */
const joined = (words: readonly string[]): string => {
  const plain = words.filter((word) => word !== 'et');
  return plain.slice(ARTICLES.has(plain[0] ?? '') ? 1 : 0).join('');
};

/** The key by which names are compared. A name made only of legal forms keeps them. */
const key = (text: string): string =>
  joined(foldedWords(text).filter((word) => !LEGAL.has(word))) || foldedWords(text).join('');

/** The name as typed, then with its leading `BEFORE` words removed one by one; at most six variants. */
const readings = (typed: string): readonly string[] => {
  const found: string[] = [];
  let rest = typed.replace(AROUND, '');
  while (rest !== '' && found.length < 6) {
    found.push(rest);
    const next = rest.replace(BEFORE, '').replace(AROUND, '');
    if (next === rest) break;
    rest = next;
  }
  return found;
};

const keys = ({ entreprise, ville = '' }: Client): readonly string[] => {
  const places = ville === '' ? [] : ['', 'à ', 'de ', 'd’', 'sur '].map((at) => ` ${at}${ville}`);
  return ['', ...places].map((place) => key(`${entreprise}${place}`));
};

const fitting = (typed: readonly string[], clients: readonly Client[]): readonly Client[] => {
  const wanted = new Set(typed.map(key).filter((name) => name !== ''));
  return clients.filter((client) => keys(client).some((name) => wanted.has(name)));
};

const bySite = (typed: readonly string[], clients: readonly Client[]): readonly Client[] => {
  const sites = new Set(typed.filter((name) => /^\S+\.\p{L}{2,}\/?$/u.test(name)).map(siteHost));
  sites.delete('');
  return clients.filter(({ site }) => sites.has(siteHost(site)));
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
  const names = readings(typed);
  const words = foldedWords(nom);
  const [exact, ...others] = clients.filter(
    ({ entreprise }) => foldedWords(entreprise).join(' ') === words.join(' '),
  );
  // A typed legal form distinguishes two businesses of the same name.
  if (exact !== undefined && others.length === 0 && words.some((word) => LEGAL.has(word)))
    return { client: exact };
  const fits = [...new Set([...fitting(names, clients), ...bySite(names, clients)])];
  const [client] = fits;
  if (client !== undefined && fits.length === 1) return { client };
  return { introuvable: { nom, candidats: fits.length > 1 ? fits : near(nom, clients) } };
}

/** Words beside a name that name nothing, as in « durand (celui de Cholet) ». */
const BESIDE = new Set(
  'et d l a au aux de du des chez le la les celui celle ceux in of at the client cliente'.split(' '),
);

/**
 * Like `trouver`, for a model's reply, whose client the answer names: also the only client whose name and town hold every
 * typed word.
 */
export function reconnaitre(typed: string, clients: readonly Client[]): ReturnType<typeof trouver> {
  const found = trouver(typed, clients);
  if ('client' in found) return found;
  const words = foldedWords(typed).filter((word) => !BESIDE.has(word));
  const [client, ...others] = clients.filter(({ entreprise, ville = '' }) => {
    const name = foldedWords(entreprise);
    const known = new Set([...name, ...foldedWords(ville)]);
    return (
      words.every((word) => known.has(word)) && words.some((word) => word.length > 2 && name.includes(word))
    );
  });
  return client !== undefined && others.length === 0 ? { client } : found;
}
