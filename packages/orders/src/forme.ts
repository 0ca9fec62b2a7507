import type { Client, Geste, Introuvable, Ordre } from './ordre.ts';

export type Pris = Readonly<Record<string, string | undefined>>;

export type Contexte = {
  readonly clients: readonly Client[];
  readonly tables: readonly string[];
  /** The client that is meant when none is named: of a customer without an agency. */
  readonly seul: Client | undefined;
  /** Whether it is one of a customer without an agency. */
  readonly direct?: boolean;
  /** The clients that the subject of the letter names which this one answers; of a new message none. */
  readonly objet?: readonly Client[] | undefined;
};

/** One way to read a text that fits a wording. */
export type Lecture = { readonly ordre: Ordre } | { readonly introuvable: Introuvable };

/** A wording: what it looks like, and what is read in it. */
export type Forme = {
  readonly motif: RegExp;
  readonly lire: (pris: Pris, contexte: Contexte) => readonly Lecture[];
};

/** All the wordings of one gesture, and the one that people are shown. */
export type Famille = {
  readonly geste: Geste;
  readonly exemples: readonly string[];
  /** Tells something and changes nothing: may be asked as a question. */
  readonly lit?: boolean;
  readonly formes: readonly Forme[];
};

const LETTERS: Readonly<Record<string, string>> = {
  a: '[aàâä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iîï]',
  o: '[oôö]',
  u: '[uùûü]',
  ' ': String.raw`\s+`,
  ' ?': String.raw`\s*`,
  "'": String.raw`[’'´]?\s*`,
};

/** Names of groups, escapes and classes stay as they are; letters take accents or none, a space any blanks. */
const TOKENS = /\(\?<\w+>|\\.|\[[^\]]*\]| \?|[\s\S]/gu;

const spelled = (wording: string): string => wording.replaceAll(TOKENS, (token) => LETTERS[token] ?? token);

/** The verb of an order as people write it: retir → retirer, retirez, retire, retirons. */
export const verbes = (...stems: readonly string[]): string => `(?:${stems.join('|')})(?:er|ez|e|ons)`;

/** A wording that must be the whole text. It is written in lower case without accents. */
export const motif = (wording: string): RegExp => new RegExp(String.raw`^${spelled(wording)}[\s.!]*$`, 'isu');

/** Whether a text begins as that wording does, whatever follows. */
export const debut = (wording: string): RegExp => new RegExp(`^${spelled(wording)}(?![\\p{L}\\p{N}])`, 'isu');

/** What a text ends with after something else. */
export const queue = (wording: string): RegExp =>
  new RegExp(String.raw`[\s,;.!–-]+${spelled(wording)}[\s.!]*$`, 'isu');

export const forme = (wording: string, lire: Forme['lire']): Forme => ({ motif: motif(wording), lire });

/** Wordings that say the whole order. */
export const tout = (geste: Geste, ...wordings: readonly string[]): readonly Forme[] =>
  wordings.map((wording) => forme(wording, () => [{ ordre: { geste, corps: {} } }]));
