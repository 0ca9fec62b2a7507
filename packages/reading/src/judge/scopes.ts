import type { Candidate } from '../candidates/types.ts';
import type { Doc, Unit } from '../document/types.ts';
import { AGAINST_TITLE, CLOSED_TITLE, CONFUSED_TITLE, SOURCE_TITLE } from '../lexicons/against.ts';
import { ADVICE_TITLE, PLATFORM_TITLE, PUBLIC_TITLE } from '../lexicons/titles.ts';
import { no, type Verdict } from './verdict.ts';

const SOURCES = no('source seulement', 'R2f · liste de sources');
const ADVICE = no('pas un nom d’entreprise', 'R6 · sous un titre de conseils');

/** Verdicts of a title on all names under it. */
const OF_ALL: readonly (readonly [RegExp, Verdict])[] = [
  [SOURCE_TITLE, SOURCES],
  [AGAINST_TITLE, no('déconseillé', 'R2c · sous un titre « à éviter »', true)],
  [CLOSED_TITLE, no('fermé', 'R2d · sous un titre « fermé »', true)],
];
/** Verdicts of a title on undeclared names only. */
const OF_UNKNOWN: readonly (readonly [RegExp, Verdict])[] = [
  [PUBLIC_TITLE, no('organisme public', 'R6 · sous un titre qui annonce des services publics')],
  [PLATFORM_TITLE, no('plateforme', 'R6 · sous un titre qui annonce des plateformes')],
  [ADVICE_TITLE, ADVICE],
];
const ofUnknown = new Set(OF_UNKNOWN.map(([, verdict]) => verdict));

const firstWords = (unit: Unit): string =>
  `${unit.tokens
    .filter((t) => t.from >= unit.head)
    .slice(0, 12)
    .map((t) => t.fold)
    .join(' ')} `;

/** True for a title: a heading, or a short line that is emphasised, ends with a colon or precedes a list. */
function isTitle(unit: Unit, next: Unit | undefined): boolean {
  if (unit.kind === 'heading') return true;
  if (unit.kind === 'cell' || unit.tokens.length > 14) return false;
  if (/:\s*$/u.test(unit.text)) return true;
  if (unit.tokens.length > 9) return false;
  if (unit.kind === 'paragraph' && !unit.marked && next?.kind === 'item' && !/[.!]\s*$/u.test(unit.text))
    return true;
  return unit.marks.some((m) => m.from <= unit.head + 1 && m.to >= unit.text.trimEnd().length - 2);
}

/** The verdict of a bold label on its line: "**À éviter.** Corsica Permis…". */
function labelled(unit: Unit): Verdict | null {
  const label = unit.marks.find((m) => m.kind === 'strong' && m.from <= unit.head + 1);
  const inside = label === undefined ? [] : unit.tokens.filter((t) => t.to <= label.to);
  if (inside.length === 0 || inside.length > 6) return null;
  const text = `${inside.map((t) => t.fold).join(' ')} `;
  if (CONFUSED_TITLE.test(text)) return no('homonyme', 'R2g · après « à ne pas confondre »', true);
  return [...OF_ALL, ...OF_UNKNOWN].find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const isSourceLine = (unit: Unit): boolean =>
  unit.kind !== 'cell' && /^\W*sources?\b[^.]{0,30}:/iu.test(unit.text);

/** True for a footnote whose mark occurs again in the answer: "[1] Dupont, guide des prix" (R2f). */
function isNote(doc: Doc, unit: Unit): boolean {
  const from = doc.answer.lastIndexOf('\n', unit.map[0] ?? 0) + 1;
  const mark =
    /^\s*\[\^?\d{1,2}\]/u.exec(unit.text)?.[0].trim() ??
    /^\s*(\[\^\d{1,2}\]):/u.exec(doc.answer.slice(from, from + 12))?.[1];
  return mark !== undefined && doc.answer.indexOf(mark) !== doc.answer.lastIndexOf(mark);
}

/** The verdict of a line's layout: quoted review, address, source or footnote. */
function ofLine(doc: Doc, unit: Unit): Verdict | null {
  if (unit.quoted && /^\s*[«“"]/u.test(unit.text)) return no('source seulement', 'R2f · dans un avis cité');
  if (unit.line > 0 && /^\s*(?:📍|📌|🗺)/u.test(unit.text)) return ADVICE;
  return isSourceLine(unit) || (doc.answer.includes('[') && isNote(doc, unit)) ? SOURCES : null;
}

/** By unit index: the verdict of the title over the line, or of the line itself, on its names. */
export function scopesOf(doc: Doc): (Verdict | null)[] {
  let current: Verdict | null = null;
  return doc.units.map((unit) => {
    const title = isTitle(unit, doc.units[unit.index + 1]) || isSourceLine(unit);
    const text = title ? firstWords(unit) : '';
    const found = title ? [...OF_ALL, ...OF_UNKNOWN].find(([pattern]) => pattern.test(text))?.[1] : undefined;
    // "- **X**" under "Fermés" is an entry of that list, not a new title.
    const entry = current !== null && unit.kind === 'item' && !/[:?]\s*$/u.test(unit.text);
    if (title && (found !== undefined || !entry)) current = found ?? null;
    const label = labelled(unit);
    return label !== null && !ofUnknown.has(label) ? label : (current ?? label ?? ofLine(doc, unit));
  });
}

/** The verdict of the title over a candidate; titles of `OF_UNKNOWN` do not apply to declared names. */
export function scopeOver(
  scopes: readonly (Verdict | null)[],
  c: Pick<Candidate, 'unit' | 'who'>,
): Verdict | null {
  const scope = scopes[c.unit.index] ?? null;
  return scope !== null && c.who !== 'autre' && ofUnknown.has(scope) ? null : scope;
}
