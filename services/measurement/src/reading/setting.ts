import { around } from './candidates/around.ts';
import { isCommon } from './candidates/likeness.ts';
import type { Collected } from './collect.ts';
import { fold, tokenize } from './document/fold.ts';
import { plainOf } from './document/plain.ts';
import type { Doc } from './document/types.ts';
import type { Setting } from './judge/known.ts';
import { DECLINES, ECHO_BEFORE, NOTHING_KNOWN } from './lexicons/cues.ts';
import { LIGHT } from './lexicons/grammar.ts';
import { findKnown } from './names/find.ts';
import type { Known } from './names/forms.ts';
import type { ReadingContext } from './types.ts';

const GRIEVANCE =
  /\b(?:resili|litige|plainte|rembours|annul|quitter|quitte|arnaque|conteste|reclam|probleme avec|leave|leaving|cancel|refund|complain)/u;

/** The first lines: a refusal does not come late. */
function opening(doc: Doc): string {
  const first = doc.units
    .slice(0, 12)
    .map((u) => u.text)
    .join(' ')
    .slice(0, 1_500);
  return fold(first).replaceAll(/[’'‘]/gu, ' ');
}

/** What the question and the answer as a whole tell before mentions are judged one by one. */
export function settingOf(doc: Doc, all: Collected, context: ReadingContext, known: Known): Setting {
  const { text, length } = { text: context.question, length: Math.min(2_000, doc.answer.length) };
  const tokens = tokenize(text, 0);
  const unit = {
    index: 0,
    kind: 'paragraph' as const,
    text,
    map: [],
    marks: [],
    tokens,
    block: 0,
    line: 0,
    depth: 0,
    list: -1,
    ordinal: null,
    marked: false,
    head: 0,
    level: 0,
    table: -1,
    row: -1,
    col: -1,
    quoted: false,
  };
  const hits = findKnown(unit, known);
  const hit = hits.find((h) => h.form.who === 'client');
  const plain = plainOf(unit);
  const beforeHit = (i: number) => plain.text.slice(0, plain.at[i] ?? 0);
  const own = hit === undefined ? [] : tokens.slice(hit.i, hit.j).filter((t) => !LIGHT.has(t.fold));
  const ordinary = own.length > 0 && own.every(isCommon);
  const before = hit === undefined ? '' : beforeHit(hit.i);
  const left = new Set(hits.filter((h) => ECHO_BEFORE.test(beforeHit(h.i))).map((h) => h.form));
  const asName = ECHO_BEFORE.test(before) || /\b(?:agence|que vaut|chez|avis|connaissez)\b/u.test(before);
  const sample = doc.answer.slice(0, 2_000);
  const capitals = sample.match(/\p{Lu}/gu)?.length ?? 0;
  const clientLines = all.known.filter((c) => c.form?.who === 'client').map((c) => around(c));
  return {
    asked: hit !== undefined && !(ordinary && !asName),
    ignorant: clientLines.some((a) => NOTHING_KNOWN.test(a.whole)),
    declines: DECLINES.test(opening(doc)),
    ordinary: ordinary && !asName,
    caseless: capitals * 400 < length,
    town: known.town,
    left,
    grievance: GRIEVANCE.test(fold(text)),
  };
}
