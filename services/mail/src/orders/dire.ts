import { fr } from '@agence/gesture';
import type { Ordre } from '@agence/orders';
import { nombre } from '@agence/words/french';
import { type Resultat, resultats } from '../lettres/etats.ts';
import {
  type Fait,
  type Lettre,
  type Lien,
  type Ligne,
  type Marque,
  quel,
  type Tableau,
} from '../lettres/lettre.ts';
import { COMPTES, labelOf, PHRASES, TUS, VIDES } from './dire.mots.ts';

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

/** Lists that are not empty, each under its label; `faits` mentions the empty ones. */
const tableauxDe = ([key, value]: Field, direct: boolean): readonly Tableau[] => {
  const titre = labelOf(key, direct);
  if (titre === undefined || !Array.isArray(value) || value.length === 0) return [];
  return key === 'etats' ? resultats(value.filter(isResult)) : [{ titre, lignes: value.map(rangee) }];
};

const faits = ([key, value]: Field, direct: boolean): readonly Fait[] => {
  const label = labelOf(key, direct);
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
  const { etats = [] } = ok as { readonly etats?: readonly unknown[] };
  // The results repeat the questions.
  const all = Object.entries(ok).filter(([key]) => key !== 'questions' || etats.length === 0);
  return {
    paragraphes: all.flatMap(([key, value]) => (PHRASES.has(key) && isPlain(value) ? [shown(value)] : [])),
    tableaux: all.flatMap((field) => tableauxDe(field, direct)),
    action: actionDe(ok as Ranged),
    marque: marqueDe(ok as Ranged),
    faits: all.flatMap((field) => faits(field, direct)),
  };
};

type Corps = Readonly<Record<string, unknown>> & {
  readonly clients?: readonly object[];
  readonly retirer?: string | readonly number[];
  readonly remplacer?: Readonly<Record<string, string>>;
  readonly lancer?: true;
  readonly ajouter?: string;
  readonly numero?: number;
};

export const numerosDe = (corps: object): readonly number[] => {
  const { retirer, remplacer = {}, numero } = corps as Corps;
  return [numero, retirer, Object.keys(remplacer).map(Number)].flat().filter((n) => typeof n === 'number');
};

type Autour = {
  readonly seul: boolean;
  /** The questions of the client by number. */
  readonly posees: ReadonlyMap<number, string>;
  /** The most calls of the measurement that the order launches. */
  readonly appels: number | undefined;
};

/** Every value of an order in full, one per line. */
export function valeurs({ client, corps }: Ordre, { seul, posees, appels }: Autour): readonly Fait[] {
  const { clients = [], retirer, remplacer = {}, lancer, ajouter, numero, ...others } = corps as Corps;
  const fait = (name: string, value: string | undefined): Fait => [labelOf(name) ?? name, value];
  const question = (n: number): string => `${fr`n° ${n}`} · ${posees.get(n) ?? ''}`;
  return [
    ...(client ? [quel({ seul, entreprise: `${client.entreprise} · ${client.ville ?? client.site}` })] : []),
    ...clients.map((row) => quel({ seul, entreprise: Object.values(row).join(' · ') })),
    fait('prochaine_page', numero === undefined ? undefined : question(numero)),
    ...numerosDe({ retirer }).map((n): Fait => [fr`Question retirée`, question(n)]),
    ...Object.entries(remplacer).flatMap(([n, text]): Fait[] => [
      [fr`Question remplacée`, question(Number(n))],
      [fr`Nouveau texte`, text],
    ]),
    fait('mesure', lancer && fr`à lancer`),
    fait('appels_prevus', lancer && appels !== undefined ? nombre(appels) : undefined),
    [fr`Adresse à ajouter`, ajouter],
    [fr`Adresse à retirer`, typeof retirer === 'string' ? retirer : undefined],
    ...Object.entries(others).map(([name, value]) => fait(name, String(value))),
  ];
}
