import { foldedWords } from '@agence/words/folded';
import { siteHost } from '@agence/words/public-site';
import type { Client, Introuvable } from './ordre.ts';

/** Left out of a name; what tells houses of one name apart (« et Fils ») stays. */
const LEGAL = new Set(
  'sarl sas sasu eurl sa scp selarl selas selasu snc sci scop scic scm scea gaec earl ei eirl ets etablissement etablissements societe ste'.split(
    ' ',
  ),
);
/** Longer than any name of a client. */
const LONGEST = 200;

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'un', 'une']);
/** What may stand before a name in a sentence without being of it. */
const BEFORE =
  /^(?:(?:de|du|des|pour|chez|sur|le|la|les|mon|ma|notre|ce|cette|client|cliente|fiche|site|compte)\s+|[dl]['’]\s*|[:,-]\s*)/iu;
const AROUND = /^[\s«»"“”.,;:!()-]+|[\s«»"“”.,;:!-]+$/gu;

/** Joined, so that « ChauffAnjou » is « Chauff Anjou », and « Pain & Lumière » is « Pain et Lumière ». */
const joined = (words: readonly string[]): string => {
  const plain = words.filter((word) => word !== 'et');
  return plain.slice(ARTICLES.has(plain[0] ?? '') ? 1 : 0).join('');
};

/** A name that is nothing but legal words keeps them. */
const key = (text: string): string =>
  joined(foldedWords(text).filter((word) => !LEGAL.has(word))) || foldedWords(text).join('');

/** The name as typed, then without each of the words that may stand before it. */
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

const keys = ({ entreprise, ville = '' }: Client): readonly string[] =>
  (ville === ''
    ? [entreprise]
    : [entreprise, ...['', 'à ', 'de ', 'd’', 'sur '].map((at) => `${entreprise} ${at}${ville}`)]
  ).map(key);

const fitting = (typed: readonly string[], clients: readonly Client[]): readonly Client[] => {
  const wanted = new Set(typed.map(key).filter((one) => one !== ''));
  return clients.filter((client) => keys(client).some((one) => wanted.has(one)));
};

const bySite = (typed: readonly string[], clients: readonly Client[]): readonly Client[] => {
  const sites = new Set(typed.filter((one) => /^\S+\.\p{L}{2,}\/?$/u.test(one)).map(siteHost));
  sites.delete('');
  return clients.filter(({ site }) => sites.has(siteHost(site)));
};

/** Those that share a word that says something with what was typed. */
const near = (typed: string, clients: readonly Client[]): readonly Client[] => {
  const said = new Set(foldedWords(typed).filter((word) => word.length > 2));
  return clients.filter(({ entreprise }) => foldedWords(entreprise).some((word) => said.has(word)));
};

/** The client of that name, or of that site: whole, else with legal forms left out. Two that fit are none. */
export function trouver(
  typed: string,
  clients: readonly Client[],
): { readonly client: Client } | { readonly introuvable: Introuvable } {
  const nom = typed.slice(0, LONGEST).replace(AROUND, '');
  if (typed.length > LONGEST) return { introuvable: { nom, candidats: [] } };
  const names = readings(typed);
  // A legal form tells two houses of one name apart, where it is said.
  const whole = foldedWords(nom).join(' ');
  const exact = clients.filter(({ entreprise }) => foldedWords(entreprise).join(' ') === whole);
  if (
    exact[0] !== undefined &&
    exact.length === 1 &&
    whole !==
      foldedWords(nom)
        .filter((word) => !LEGAL.has(word))
        .join(' ')
  )
    return { client: exact[0] };
  const fits = [...new Set([...fitting(names, clients), ...bySite(names, clients)])];
  const [client] = fits;
  if (client !== undefined && fits.length === 1) return { client };
  return { introuvable: { nom, candidats: fits.length > 1 ? fits : near(nom, clients) } };
}
