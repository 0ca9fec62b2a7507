import { fr } from '@agence/gesture';
import { nombre } from '@agence/words/french';
import { type Resultat, resultats } from '../lettres/etats.ts';
import type { Fait, Lettre, Lien, Ligne, Marque, Tableau } from '../lettres/lettre.ts';
import { COMPTES, LABELS, LABELS_DIRECTS, PHRASES, TUS, VIDES } from './dire.mots.ts';

/** An API answer as parts of a letter: its sentences, its lists, then its facts, one per line. */
export type Dit = Pick<Lettre, 'tableaux' | 'action' | 'marque'> & {
  readonly paragraphes: readonly string[];
  readonly faits: readonly Fait[];
};

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');

const shown = (value: Plain): string => {
  if (typeof value === 'boolean') return value ? fr`oui` : fr`non`;
  return typeof value === 'number' ? nombre(value) : value;
};

/** One field of a line: worded by `COMPTES`, or shown as it is. */
const partie = ([key, value]: readonly [string, unknown]): readonly string[] => {
  if (TUS.has(key) || value === null || value === '') return [];
  const text = COMPTES[key]?.(value as never) ?? (isPlain(value) ? shown(value) : '');
  return text === '' ? [] : [text];
};

const ligne = (value: unknown): string =>
  isPlain(value)
    ? shown(value)
    : Object.entries(Object(value) as object)
        .flatMap(partie)
        .join(' · ');

type Ranged = Readonly<Record<string, unknown>>;

/** The subject of a list line is the first of these fields that it has. */
const SUJETS = ['question', 'titre', 'entreprise', 'quoi'];

/** A list line: its subject, with its link if there is one, then its other fields. */
const rangee = (value: unknown): Ligne => {
  if (isPlain(value)) return { texte: shown(value) };
  const { lien, n, ...rest } = value as Ranged;
  const sujet = SUJETS.find((key) => key in rest) ?? '';
  const { [sujet]: texte, ...others } = rest;
  const named = isPlain(texte) ? { texte: shown(texte), note: ligne(others) } : { texte: ligne(others) };
  return {
    ...(typeof n === 'number' && { repere: shown(n) }),
    ...named,
    ...(typeof lien === 'string' && { lien }),
  };
};

const isResult = (value: object): value is Resultat => 'etat' in value && 'devant' in value;

type Field = readonly [key: string, value: unknown];
type Labels = Readonly<Record<string, string>>;

/** Lists that are not empty, each under its label; `faits` mentions the empty ones. */
const tableauxDe = ([key, value]: Field, labels: Labels): readonly Tableau[] => {
  const titre = labels[key];
  if (titre === undefined || !Array.isArray(value) || value.length === 0) return [];
  return key === 'etats' ? resultats(value.filter(isResult)) : [{ titre, lignes: value.map(rangee) }];
};

const faits = ([key, value]: Field, labels: Labels): readonly Fait[] => {
  const label = labels[key];
  if (label === undefined || value === null) return [];
  if (Array.isArray(value)) return value.length === 0 && VIDES.has(key) ? [[label, fr`aucun`]] : [];
  const text = ligne(value);
  return text === '' ? [] : [[label, text]];
};

/** The link of an answer: to a document, or to the card payment page. */
const actionDe = ({ lien, espace_de_paiement }: Ranged): Lien | undefined => {
  if (typeof lien === 'string') return { texte: fr`Ouvrir le document`, lien };
  return typeof espace_de_paiement === 'string'
    ? { texte: fr`Ouvrir l'espace de paiement`, lien: espace_de_paiement }
    : undefined;
};

/** The brand as it is, or as a proposal would change it. */
const marqueDe = ({ marque, changerait, actuelle }: Ranged): Marque | undefined => {
  const { nom, couleur }: Partial<Marque> = Object.assign({}, actuelle, changerait, marque);
  return nom === undefined || couleur === undefined ? undefined : { nom, couleur };
};

/** `direct`: for a customer without an agency. */
export const dire = (ok: object, direct = false): Dit => {
  const labels = direct ? LABELS_DIRECTS : LABELS;
  const { etats = [] } = ok as { readonly etats?: readonly unknown[] };
  // The results repeat the questions.
  const all = Object.entries(ok).filter(([key]) => key !== 'questions' || etats.length === 0);
  return {
    paragraphes: all.flatMap(([key, value]) => (PHRASES.has(key) && isPlain(value) ? [shown(value)] : [])),
    tableaux: all.flatMap((field) => tableauxDe(field, labels)),
    action: actionDe(ok as Ranged),
    marque: marqueDe(ok as Ranged),
    faits: all.flatMap((field) => faits(field, labels)),
  };
};
