import { foldedWords } from '@agence/words/folded';
import { LOCUTIONS } from './lexicons/mots.ts';
import { ORDONNES } from './lexique.mots.ts';
import type { Lexique } from './lexique.ts';
import { plat } from './morceaux.ts';
import { repertoire } from './nom.ts';
import type { Client } from './ordre.ts';
import { anodin } from './verbes.ts';

/** Words of the longest name that is looked for. */
const NAME_WORDS = 7;
export const CLIENT = 'client';
/** Addresses as they stand in a sentence, and in brackets. */
export const ADRESSES = /[^\s@<>,;:()]+@[^\s@<>,;:()]+\.\p{L}{2,}/giu;
const FAIRE_PARVENIR = /\bfaire (?:parvenir|suivre|passer)\b/gu;
export const replie = (text: string): string =>
  plat(text)
    .replaceAll(FAIRE_PARVENIR, 'envoyer')
    .replaceAll(LOCUTIONS, ' ')
    .replaceAll(/\bagence(?=\d)/gu, 'agence ');
/** Somebody else wants it, or it is one’s own affair. */
export const D_UN_AUTRE =
  /\bclient (?:qui )?(?:souhaite|veut|voudrait|demande|aimerait|peut|pourrait|desire|retire|supprime|a|change|arrete|resilie)\b|\bqui (?:veut|souhaite|voudrait)\b|\b(?:nous|me|m) demande\b/u;
export const JE_PEUX =
  /\b(?:je|j|nous|on) (?:peux|pourrais|puis|pourrions|pouvons|pourrait)\b|\b(?:peux|pourrais|puis)[- ]je\b|\bpouvons[- ]nous\b|\bque (?:je|nous)\b/u;

export type Nomme = { readonly mots: readonly string[]; readonly clients: readonly Client[] };

/** The words of a text, a client’s name or site in it as one. */
export const nommer = (text: string, clients: readonly Client[]): Nomme => {
  const found: Client[] = [];
  const left: string[] = [];
  const words = text.split(/\s+/u).flatMap((word) => {
    const bare = word.replaceAll(/^[«"“(]+|[»"”),.;:!]+$/gu, '');
    if (!/^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\/?$/u.test(bare))
      return foldedWords(word);
    return [bare];
  });
  const named = repertoire(clients);
  for (let at = 0; at < words.length; at += 1) {
    const longest = Math.min(NAME_WORDS, words.length - at);
    const length = Array.from({ length: longest }, (_, i) => longest - i).find((count) =>
      named(words.slice(at, at + count).join(' ')),
    );
    const client = length === undefined ? undefined : named(words.slice(at, at + length).join(' '));
    if (client !== undefined && length !== undefined) {
      found.push(client);
      left.push(CLIENT);
      at += length - 1;
    } else left.push(words[at] ?? '');
  }
  return { mots: left, clients: [...new Set(found)] };
};

export const tient = ({ faut, connus }: Lexique, mots: readonly string[]): boolean =>
  faut.every((one) => mots.some((mot) => one.has(mot))) && mots.every((mot) => connus.has(mot));

export const nombres = (mots: readonly string[]) => mots.filter((mot) => /^\d{1,9}$/u.test(mot)).map(Number);
export const sansNombres = (mots: readonly string[]) => mots.filter((mot) => !/^\d{1,9}$/u.test(mot));

/** « retiré », « a retire »: it was done. */
const FAIT = /[\p{L}]+ée?s?(?![\p{L}])/gu;
const AUXILIAIRE =
  /\b(?:ai|a|as|avez|avons|ont|est|sont|ete|etait|avait) (?:bien |deja |deux )?([a-z]+e)s?\b/gu;
export const raconte = (texte: string, folded: string): boolean =>
  [...texte.toLowerCase().normalize('NFC').matchAll(FAIT)].some(([word]) =>
    ORDONNES.has(plat(word).replace(/e?s?$/u, '').replace(/e?$/u, 'e')),
  ) || [...folded.matchAll(AUXILIAIRE)].some(([, word = '']) => ORDONNES.has(word));

/** What stands in a head beside its words: « (copié de mon tableau) », « suite à notre salon ». */
const A_COTE = /\([^()]*\)|\b(?:suite (?:a|aux?)|apres|avec (?:leur|son) accord) [^,:]*$/gu;
/** Whether what stands before what is listed asks for it, each of its words known. */
export const estTete = (lexique: Lexique, texte: string): boolean => {
  const folded = plat(texte);
  if (
    texte.length > 300 ||
    /\?(?! *(?:voici|il s'agit))/iu.test(texte) ||
    [...folded.matchAll(A_COTE)].some(([beside]) => !anodin(beside, lexique.geste))
  )
    return false;
  const mots = foldedWords(replie(texte).replaceAll(A_COTE, ' '));
  if (JE_PEUX.test(folded) || D_UN_AUTRE.test(folded)) return false;
  return (
    tient(
      lexique,
      mots.filter((mot) => !/^\d{1,2}$/u.test(mot)),
    ) && !raconte(texte, folded)
  );
};
