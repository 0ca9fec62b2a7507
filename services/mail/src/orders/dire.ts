import { fr } from '@agence/gesture';
import { nombre } from '@agence/words/french';
import { COMPTES, LABELS, LABELS_DIRECTS, PHRASES, TUS, VIDES } from './dire.mots.ts';

/** What a call answered, as a letter says it: its sentences, then its facts, one a line. */
export type Dit = { readonly paragraphes: readonly string[]; readonly faits: readonly Fait[] };
type Fait = readonly [label: string, value: string];

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');

const shown = (value: Plain): string =>
  typeof value === 'number'
    ? nombre(value)
    : typeof value === 'boolean'
      ? value
        ? fr`oui`
        : fr`non`
      : value;

/** A part of a line: what it counts, or as it is. */
const partie = ([key, value]: readonly [string, unknown]): readonly string[] => {
  if (TUS.has(key) || value === null || value === '') return [];
  const said = COMPTES[key]?.(value as never) ?? (isPlain(value) ? shown(value) : '');
  return said === '' ? [] : [said];
};

/** A line of a list: what it is, then what is said of it. */
const ligne = (value: unknown): string =>
  isPlain(value)
    ? shown(value)
    : Object.entries(Object(value) as object)
        .flatMap(partie)
        .join(' · ');

const faits = (
  [key, value]: readonly [string, unknown],
  labels: Readonly<Record<string, string>>,
): readonly Fait[] => {
  const label = labels[key];
  if (label === undefined || value === null) return [];
  const lines = Array.isArray(value) ? value.map(ligne) : [ligne(value)];
  if (lines.length === 0 && VIDES.has(key)) return [[label, fr`aucun`]];
  return lines.filter((line) => line !== '').map((line) => [label, line] as const);
};

/** Questions that have a result are said with it. */
const unefois = (ok: object): readonly (readonly [string, unknown])[] =>
  Object.entries(ok).filter(
    ([key]) => key !== 'questions' || !('etats' in ok && Array.isArray(ok.etats) && ok.etats.length > 0),
  );

/** Says an answer of the API; the same facts at every door. `direct`: to a customer without an agency. */
export const dire = (ok: object, direct = false): Dit => ({
  paragraphes: Object.entries(ok).flatMap(([key, value]) =>
    PHRASES.has(key) && isPlain(value) ? [shown(value)] : [],
  ),
  faits: unefois(ok).flatMap((one) => faits(one, direct ? LABELS_DIRECTS : LABELS)),
});
