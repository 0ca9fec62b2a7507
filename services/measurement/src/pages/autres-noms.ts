import { tokenize } from '@agence/reading/document/fold';
import type { Token } from '@agence/reading/document/types';
import { LIGHT } from '@agence/reading/lexicons/grammar';
import { KINDS } from '@agence/reading/lexicons/kinds';
import { GENERIC, LEGAL } from '@agence/reading/lexicons/legal';
import type { Fiche } from '../mesures/mesure.ts';

/** Whether a text names a business other than the client. */
export type Nomme = (texte: string) => boolean;

/** Words in a row; `nom`: they say little by themselves, so that only capitals make a name of them. */
type Suite = { readonly mots: readonly string[]; readonly nom: boolean; readonly client: boolean };

/** A word of the language at the head of a sentence has its capital from there. */
const named = ({ capital, opening, common }: Token): boolean => capital && !(opening && common);

const bare = (texte: string): Token[] => tokenize(texte.replace(/\p{Cf}/gu, ''), 0);
const wordsOf = (texte: string): string[] => bare(texte).map(({ fold }) => fold);

/** « La SARL Dupont Plomberie » is « Dupont Plomberie »; so is « Dupont Plomberie Rennes 2 » in Rennes. */
const trimmed = (mots: readonly string[], ville: readonly string[]): readonly string[] => {
  const outer = (mot: string): boolean => LEGAL.has(mot) || LIGHT.has(mot);
  const from = Math.max(
    0,
    mots.findIndex((mot) => !outer(mot)),
  );
  const to = mots.findLastIndex((mot) => !outer(mot) && !ville.includes(mot) && !/^\d+$/.test(mot)) + 1;
  return to - from > 1 ? mots.slice(from, to) : mots;
};

const fits = (tokens: readonly Token[], { mots, nom }: Suite): boolean =>
  mots.every((mot, i) => tokens[i]?.fold === mot) &&
  (!nom || tokens.slice(0, mots.length).every((token) => LIGHT.has(token.fold) || named(token)));

/** Looks for the declared competitors, by their name or what is left of it without trade and town, and for the names that answers cite. */
export function autresNoms(fiche: Fiche, cites: readonly string[]): Nomme {
  const ville = wordsOf(fiche.ville);
  const nameOf = (nom: string) => trimmed(wordsOf(nom), ville);
  const own = nameOf(fiche.entreprise);
  const plain = new Set([...own, ...wordsOf(fiche.metier), ...ville]);
  const says = (mot: string): boolean =>
    ![plain, LIGHT, LEGAL, GENERIC, KINDS].some((words) => words.has(mot)) &&
    !KINDS.has(mot.replace(/s$/, ''));
  const suite = (mots: readonly string[]): Suite => ({
    mots,
    nom: mots.length === 1 || !mots.some(says),
    client: false,
  });
  const whole = [...fiche.concurrents, ...cites].map(nameOf);
  const cores = fiche.concurrents.map((nom) => wordsOf(nom).filter(says));
  const joined = whole.filter(({ length }) => length > 1).map((mots) => mots.join(''));
  const others = [...whole, ...cores.filter((mots) => mots.join('').length > 3)]
    .filter((mots) => mots.length > 0 && ` ${own.join(' ')} ` !== ` ${mots.join(' ')} `)
    .map(suite);
  const domains = joined.filter((mot) => mot.length > 7).map((mot) => ({ ...suite([mot]), nom: false }));
  const known = [{ mots: own, nom: false, client: true }, ...others, ...domains]
    .filter(({ mots }) => mots.length > 0)
    .toSorted((a, b) => b.mots.length - a.mots.length);
  return (texte) => {
    const tokens = bare(texte);
    for (let i = 0; i < tokens.length; ) {
      const here = known.find((one) => fits(tokens.slice(i, i + one.mots.length), one));
      if (here !== undefined && !here.client) return true;
      i += here?.mots.length ?? 1;
    }
    return false;
  };
}
