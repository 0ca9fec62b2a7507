import { hasSignWord } from './candidates/likeness.ts';
import type { Candidate } from './candidates/types.ts';
import { fold } from './document/fold.ts';
import type { Doc, Unit } from './document/types.ts';
import { chain } from './judge/chains.ts';
import { no, type Verdict } from './judge/verdict.ts';
import { infinitive } from './lexicons/conjugation.ts';
import { ARTICLES } from './lexicons/grammar.ts';
import { isKind } from './lexicons/kinds.ts';
import {
  ADVICE_HEADINGS,
  AGAINST_HEADINGS,
  CLOSED_HEADINGS,
  CONFUSED_HEADINGS,
  ORDERS,
  PEER_HEADINGS,
  PUBLIC_HEADINGS,
  SOURCE_HEADINGS,
  THING_HEADINGS,
} from './lexicons/labels-of-lists.ts';
import { ADDRESS, ofLine } from './set-lines.ts';

/** The first words of a line: as far as the headings of such lists reach. */
const words = (unit: Unit) =>
  unit.tokens
    .filter((t) => t.from >= unit.head)
    .slice(0, 12)
    .map((t) => t.fold)
    .join(' ');

/** A line that titles what follows: a heading, or a short line all in emphasis or ended by a colon or a question mark. */
function titles(unit: Unit, next: Unit | undefined): boolean {
  if (unit.kind === 'heading') return true;
  if (unit.kind === 'cell' || unit.tokens.length > 14) return false;
  if (unit.tokens.length > 9) return unit.text.trimEnd().endsWith(':');
  // A short line of its own over a list: "Où réserver".
  if (unit.kind === 'paragraph' && !unit.marked && next?.kind === 'item' && !/[.!]\s*$/u.test(unit.text))
    return true;
  const covered = unit.marks.some((m) => m.from <= unit.head + 1 && m.to >= unit.text.trimEnd().length - 2);
  return covered || /[:?]\s*$/u.test(unit.text);
}

/** "- **X**" under "## Fermés": a bullet in bold is an entry of the list, unless it ends on a colon or speaks of a title itself. */
const isEntry = (unit: Unit, text: string): boolean =>
  unit.kind === 'item' &&
  !/[:?]\s*$/u.test(unit.text) &&
  !AGAINST_HEADINGS.test(text) &&
  !CLOSED_HEADINGS.test(text) &&
  unknownOnly(text) === null;

/** "**À éviter.** Corsica Permis, dont…": the label in bold that opens a line speaks for the line. */
function labelled(unit: Unit): Verdict | null {
  const label = unit.marks.find((m) => m.kind === 'strong' && m.from <= unit.head + 1);
  if (label === undefined) return null;
  const inside = unit.tokens.filter((t) => t.to <= label.to);
  if (inside.length === 0 || inside.length > 6) return null;
  const text = inside.map((t) => t.fold).join(' ');
  if (AGAINST_HEADINGS.test(text)) return no('déconseillé', 'R2c · après « à éviter »', true);
  if (CONFUSED_HEADINGS.test(text)) return no('homonyme', 'R2g · après « à ne pas confondre »', true);
  return CLOSED_HEADINGS.test(text) ? no('fermé', 'R2d · après « fermé »', true) : unknownOnly(text);
}

/** Under these titles stand things, schemes or platforms; a business that is known counts there all the same. */
const THINGS = no('marque ou label', 'R6 · sous un titre qui annonce des choses');
const PUBLIC = no('organisme public', 'R6 · sous un titre qui annonce des services publics');
const PEERS = no('plateforme', 'R6 · sous un titre qui annonce des plateformes');

/** Advice, questions, ways there: a list without any known name lists no houses there, unless they bear a sign. */
const ADVICE = no('pas un nom d’entreprise', 'R6 · sous un titre de conseils');

/** What to do, a question answered: the same, and a sign is no proof there. */
const DEEDS = no('pas un nom d’entreprise', 'R6 · sous un titre qui dit que faire');

/** In the order in which a title is asked. */
const UNKNOWN_ONLY = [
  [THING_HEADINGS, THINGS],
  [PUBLIC_HEADINGS, PUBLIC],
  [PEER_HEADINGS, PEERS],
  [ADVICE_HEADINGS, ADVICE],
] as const;
const unknownOnly = (text: string): Verdict | null =>
  UNKNOWN_ONLY.find(([headings]) => headings.test(text))?.[1] ?? null;

/** One asks for names so: "Où aller ?", "Quel menuisier choisir ?". */
const ASKS_WHO = /^(?:ou|qui|chez|a|quel|quelles?|quels|lequel|laquelle|which|who|where)$/u;

/** "Vérifier les statuts", "Pour réserver", "Yin, hatha : quelle différence ?", "Checking credentials", past the first title. */
function tellsWhatToDo({ tokens, head, index, text, kind, marks }: Unit): boolean {
  const own = tokens.filter((t) => t.from >= head).slice(0, 3);
  const set = kind === 'heading' || (marks[0] !== undefined && marks[0].from <= head);
  if (index > 0 && set && /\?\s*$/u.test(text)) return !ASKS_WHO.test(own[0]?.fold ?? '');
  // "Ce que vous pourrez voir", "What you pay for".
  if (index > 0 && set && (/^ce qu/u.test(own.map((t) => t.fold).join(' ')) || own[0]?.fold === 'what'))
    return true;
  // "Vérifiez les diplômes", "3. Check credentials": an order, set as a title.
  const [first, second] = own;
  if (index > 0 && set && first !== undefined && second?.capital === false)
    if (/[^h]ez$/u.test(first.fold) || ORDERS.has(first.fold)) return true;
  const verb = own.find(
    (t) => !/^(?:pour|bien|mieux|se|s|en|y|a|ou|how|to|before|avant|de|d)$/u.test(t.fold),
  );
  return (
    index > 0 &&
    verb !== undefined &&
    (infinitive(verb.raw) || (/[^r]ing$/u.test(verb.fold) && !verb.fold.endsWith('thing') && verb.common))
  );
}

/** What the title over a line says of a business that is known. */
export function scopeOfKnown(scopes: readonly (Verdict | null)[], unit: Unit): Verdict | null {
  const scope = scopes[unit.index] ?? null;
  return scope === DEEDS || scope === ADDRESS || UNKNOWN_ONLY.some(([, verdict]) => verdict === scope)
    ? null
    : scope;
}

/** What the title over a candidate says of it; `alone` when it heads an entry of a list without known names. */
export function scopeOver(scopes: readonly (Verdict | null)[], c: Candidate, alone: boolean): Verdict | null {
  if (c.form !== null) return scopeOfKnown(scopes, c.unit);
  const scope = scopes[c.unit.index] ?? null;
  const own = c.unit.tokens.slice(c.i, c.j);
  // "→ Kathleen O'Dowd, formatrice": said to be of a trade.
  const after = c.unit.tokens.slice(c.j, c.j + 3);
  const trade = /^,/u.test(after[0]?.gap ?? '') && after.some((t) => isKind(t.fold));
  const sure =
    trade ||
    chain(own.filter((t) => !ARTICLES.has(t.fold))) ||
    !alone ||
    !c.unit.marked ||
    own.some((t) => t.raw === '&' && t.gap === ' ');
  return (scope === DEEDS && sure) || (scope === ADVICE && (sure || hasSignWord(own))) ? null : scope;
}

/** "Sources : …" in the middle of a text, without being a title; over a column it speaks for its cells alone. */
const opensSources = (unit: Unit): boolean =>
  unit.kind !== 'cell' &&
  unit.tokens[0]?.fold.startsWith('source') === true &&
  /^\W*(?:\*\*)?sources?/iu.test(fold(unit.text));

/** "Sources : [1] x.fr · [2] Cabinet Thalweg, guide": all on one line. */
const sourcesOf = (unit: Unit): boolean =>
  opensSources(unit) && /^\W*sources?(?: [a-z]+)? ?\W*:/iu.test(fold(unit.text));
const SOURCES = no('source seulement', 'R2f · liste de sources');

/** What the title over each unit says of everything under it: advised against, closed, only a source. */
export function scopes(doc: Doc): (Verdict | null)[] {
  let current: Verdict | null = null;
  const noted = doc.answer.includes('[');
  return doc.units.map((unit) => {
    const title = titles(unit, doc.units[unit.index + 1]);
    const text = title || opensSources(unit) ? words(unit) : '';
    if (text !== '' && SOURCE_HEADINGS.test(text)) {
      current = SOURCES;
    } else if (title && !(current !== null && isEntry(unit, text))) {
      current = AGAINST_HEADINGS.test(text)
        ? no('déconseillé', 'R2c · sous un titre « à éviter »', true)
        : CLOSED_HEADINGS.test(text)
          ? no('fermé', 'R2d · sous un titre « fermé »', true)
          : (unknownOnly(text) ?? (tellsWhatToDo(unit) ? DEEDS : null));
    }
    return current ?? (sourcesOf(unit) ? SOURCES : null) ?? labelled(unit) ?? ofLine(doc, unit, noted);
  });
}
