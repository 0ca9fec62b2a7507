import { around } from './candidates/around.ts';
import type { Collected } from './candidates/collected.ts';
import { isCommon } from './candidates/likeness.ts';
import { fold, tokenize } from './document/fold.ts';
import { type Plain, plainOf } from './document/plain.ts';
import type { Doc, Token, Unit } from './document/types.ts';
import type { Setting } from './judge/known.ts';
import { needOf } from './judge/need.ts';
import { praisedByDenial } from './judge/praised.ts';
import { stem, stemsOf } from './judge/stem.ts';
import { DECLINES, ECHO_BEFORE, NOTHING_KNOWN } from './lexicons/cues.ts';
import { LIGHT } from './lexicons/grammar.ts';
import { words } from './lexicons/list.ts';
import { GRIEVANCE, MINOR, OR_ELSE, WANTS_ANOTHER } from './lexicons/setting.ts';
import { HIGH_PRAISE } from './lexicons/staying.ts';
import { findKnown } from './names/find.ts';
import type { Known, NameForm } from './names/forms.ts';
import type { Hit } from './names/hit.ts';

/** A question as a line of its own. */
const lineOf = (text: string, tokens: Token[]): Unit => ({
  index: 0,
  kind: 'paragraph',
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
});

/** Every refusal to name anybody holds one of these words. */
const REFUSAL_WORDS = words(
  'je j i desole desoles desolee desolees sorry erreur veuillez again mieux entreprise recommander',
);

/** A refusal does not come late: it is looked for in the first lines. */
function declines(doc: Doc): boolean {
  const first = doc.units.slice(0, 12);
  if (!first.some((u) => u.tokens.some((t) => REFUSAL_WORDS.has(t.fold)))) return false;
  const text = first
    .map((u) => u.text)
    .join(' ')
    .slice(0, 1_500);
  return DECLINES.test(fold(text).replaceAll(/[’'‘]/gu, ' '));
}

/** Fewer than one capital in 400 letters: the answer has none to read. */
function caseless(answer: string): boolean {
  const length = Math.min(2_000, answer.length);
  let capitals = 0;
  for (const _capital of answer.slice(0, 2_000).matchAll(/\p{Lu}/gu))
    if (++capitals * 400 >= length) return false;
  return capitals * 400 < length;
}

type Asked = Pick<
  Setting,
  'compared' | 'minor' | 'asked' | 'ordinary' | 'left' | 'grievance' | 'need' | 'about'
> & {
  placed: string[];
};

/** "X ou Y ?", "entre X et Y": whoever is weighed against another is a candidate (R3). */
function compared(hits: readonly Hit[], plain: Plain): NameForm[] {
  return hits.flatMap((hit, k) => {
    const next = hits[k + 1];
    if (next === undefined) return [];
    const end = (plain.at[hit.j - 1] ?? 0) + 1;
    const between = plain.text.slice(end, plain.at[next.i] ?? end).replace(/^[^ ]*/u, '');
    const weighed =
      OR_ELSE.test(between) ||
      (/^ et (?:(?:le|la|les|l|chez|au|aux|a) )*$/u.test(between) &&
        /(?:^|\s)(?:entre|compar|difference|hesit|mieux|lequel|laquelle)/u.test(plain.text));
    return weighed ? [hit.form, next.form] : [];
  });
}

/** What the question tells: whom it names and how, the places it names. */
function readQuestion(text: string, known: Known): Asked {
  const tokens = tokenize(text, 0);
  const unit = lineOf(text, tokens);
  const hits = findKnown(unit, known);
  const hit = hits.find((h) => h.form.who === 'client');
  const plain = plainOf(unit);
  const beforeHit = (i: number) => plain.text.slice(0, plain.at[i] ?? 0);
  const own = hit === undefined ? [] : tokens.slice(hit.i, hit.j).filter((t) => !LIGHT.has(t.fold));
  const before = hit === undefined ? '' : beforeHit(hit.i);
  const asName = ECHO_BEFORE.test(before) || /\b(?:agence|que vaut|chez|avis|connaissez)\b/u.test(before);
  const elsewhere = WANTS_ANOTHER.test(plain.text);
  const weighed = new Set(compared(hits, plain));
  const named = own.length > 1 && own.every((t) => t.capital && !t.opening);
  // "porter un pli fissa": written small beside capitals of the question, the name is a word there.
  const small =
    own.every((t) => !t.capital && !/\d/u.test(t.raw)) && tokens.some((t) => t.capital && !t.opening);
  const ordinary = own.length > 0 && (own.every(isCommon) || small) && !asName && !named;
  return {
    asked: hit !== undefined && !ordinary,
    ordinary,
    compared: weighed,
    minor: MINOR.test(plain.text),
    left: new Set(hits.filter((h) => elsewhere || ECHO_BEFORE.test(beforeHit(h.i))).map((h) => h.form)),
    grievance: GRIEVANCE.test(fold(text)),
    need: needOf(tokens, new Set([...known.town, ...known.forms.flatMap((f) => f.tokens)])),
    about: new Set([
      ...stemsOf([...tokens.map((t) => t.fold), ...known.trade]),
      ...tokens.filter((t) => /^\p{Lu}{2,3}$/u.test(t.raw)).map((t) => stem(t.fold)),
    ]),
    placed: tokens.filter((t) => t.capital && !t.opening).map((t) => t.fold),
  };
}

/** The answers to one question come one after the other: what it tells is kept until the next. */
let latest: { text: string; known: Known; asked: Asked } | undefined;

export function questionOf(text: string, known: Known): Asked {
  if (latest?.text !== text || latest.known !== known)
    latest = { text, known, asked: readQuestion(text, known) };
  return latest.asked;
}

/** What the question and the answer as a whole tell before mentions are judged one by one. */
export function settingOf(doc: Doc, all: Collected, asked: Asked, known: Known): Setting {
  const clientLines = all.known.filter((c) => c.form?.who === 'client');
  return {
    asked: asked.asked,
    ordinary: asked.ordinary,
    compared: asked.compared,
    minor: asked.minor,
    left: asked.left,
    need: asked.need,
    about: asked.about,
    grievance: asked.grievance,
    ignorant: clientLines.some((c) => {
      const { whole, tail } = around(c);
      return NOTHING_KNOWN.test(whole) && !HIGH_PRAISE.test(whole) && !praisedByDenial(tail);
    }),
    declines: declines(doc),
    caseless: caseless(doc.answer),
    town: known.town,
  };
}
