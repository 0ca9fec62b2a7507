import { fr } from '@agence/gesture';
import type { Ordre } from '@agence/orders';
import { nombre } from '@agence/words/french';
import { resultats } from '../lettres/etats.ts';
import { type Fait, type Lettre, type Lien, type Ligne, type Marque, quel } from '../lettres/lettre.ts';
import { COMPTES, labelOf, PHRASES, TUS, VIDES } from './dire.mots.ts';

/** An API answer as parts of a letter: its sentences, its lists, then its facts, one per line. */
export type Dit = Pick<Lettre, 'tableaux' | 'action' | 'marque'> & {
  readonly paragraphes: readonly string[];
  readonly faits: readonly Fait[];
};

type Fields = Readonly<Record<string, unknown>>;

/** A value in words. Each part of an object is worded by `COMPTES`, or shown as it is. */
const enMots = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? fr`oui` : fr`non`;
  if (typeof value === 'number') return nombre(value);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value as Fields)
    .filter(([key, part]) => !TUS.has(key) && part !== null && part !== '')
    .map(([key, part]) => COMPTES[key]?.(part as never) ?? enMots(part))
    .filter((text) => text !== '')
    .join(' · ');
};

/** The subject of a list line is the first of these fields that it has. */
const SUJETS = ['question', 'titre', 'entreprise', 'quoi'];

/** A list line: its subject, with its link if there is one, then its other fields. */
const rangee = (value: unknown): Ligne => {
  if (typeof value !== 'object') return { texte: enMots(value) };
  const { lien, n, ...rest } = value as Fields;
  const sujet = SUJETS.find((key) => key in rest) ?? '';
  const { [sujet]: texte, ...others } = rest;
  return {
    ...(typeof n === 'number' && { repere: nombre(n) }),
    ...(texte ? { texte: enMots(texte), note: enMots(others) } : { texte: enMots(others) }),
    ...(typeof lien === 'string' && { lien }),
  };
};

/** The link of an answer: to a document, or to the card payment page. */
const actionDe = ({ lien, espace_de_paiement }: Fields): Lien | undefined => {
  if (typeof lien === 'string') return { texte: fr`Ouvrir le document`, lien };
  return typeof espace_de_paiement === 'string'
    ? { texte: fr`Ouvrir l'espace de paiement`, lien: espace_de_paiement }
    : undefined;
};

/** The brand as it is, or as a proposal would change it. */
const marqueDe = ({ marque, changerait, actuelle }: Fields): Marque | undefined => {
  const { nom, couleur }: Partial<Marque> = Object.assign({}, actuelle, changerait, marque);
  return nom === undefined || couleur === undefined ? undefined : { nom, couleur };
};

/** `direct`: for a customer without an agency. */
export const dire = (ok: object, direct = false): Dit => {
  const { etats = [], ...fields } = ok as Fields & { readonly etats?: readonly never[] };
  // The results repeat the questions.
  const { questions: _, ...others } = fields;
  const labelled = Object.entries(etats.length === 0 ? fields : others).flatMap(([key, value]) => {
    const label = labelOf(key, direct);
    return label === undefined || value === null ? [] : [{ key, label, value }];
  });
  return {
    paragraphes: Object.entries(ok).flatMap(([key, value]) =>
      PHRASES.has(key) && value ? [enMots(value)] : [],
    ),
    tableaux: [
      ...labelled.flatMap(({ label, value }) =>
        Array.isArray(value) && value.length > 0 ? [{ titre: label, lignes: value.map(rangee) }] : [],
      ),
      ...resultats(etats),
    ],
    action: actionDe(fields),
    marque: marqueDe(fields),
    faits: labelled.flatMap(({ key, label, value }): Fait[] => {
      if (Array.isArray(value)) return value.length === 0 && VIDES.has(key) ? [[label, fr`aucun`]] : [];
      const text = enMots(value);
      return text === '' ? [] : [[label, text]];
    }),
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
