import { around } from '../candidates/around.ts';
import type { Collected } from '../candidates/collected.ts';
import { isCommon } from '../candidates/likeness.ts';
import { fold, tokenize } from '../document/fold.ts';
import { parseAnswer } from '../document/parse.ts';
import { plainOf } from '../document/plain.ts';
import type { Doc } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import {
  DECLINES,
  ECHO_BEFORE,
  NOTHING_KNOWN,
  OR_ELSE,
  PRAISED_BY_DENIAL,
  WANTS_ANOTHER,
} from '../lexicons/passing.ts';
import { findKnown } from '../names/find.ts';
import type { Known, NameForm } from '../names/forms.ts';

/** Facts about the question and the whole answer, read before mentions are judged. */
export type Setting = {
  /** The question names the client, so that repeating the name is not citing it (R3). */
  asked: boolean;
  /** The question uses the client's name as ordinary words (R9). */
  ordinary: boolean;
  /** The businesses to which the question wants an alternative. */
  left: ReadonlySet<NameForm>;
  /** The businesses that the question compares. */
  compared: ReadonlySet<NameForm>;
  /** The answer states that it knows nothing about the client. */
  ignorant: boolean;
  /** The answer declines to name anybody. */
  readonly declines: boolean;
  /** Folded words of the client's town, and capitalised words of the question. */
  here: ReadonlySet<string>;
};

type Asked = Pick<Setting, 'asked' | 'ordinary' | 'left' | 'compared' | 'here'>;

function readQuestion(question: string, known: Known): Asked {
  const [line] = parseAnswer(question.replaceAll('\n', ' ')).units;
  if (line === undefined)
    return { asked: false, ordinary: false, left: new Set(), compared: new Set(), here: known.town };
  const tokens = tokenize(line.text, 0);
  const unit = { ...line, tokens };
  const hits = findKnown(unit, known);
  const plain = plainOf(unit);
  const beforeHit = (i: number) => plain.text.slice(0, plain.at[i] ?? 0);
  const client = hits.find((h) => h.form.who === 'client');
  const own = client === undefined ? [] : tokens.slice(client.i, client.j).filter((t) => !LIGHT.has(t.fold));
  const before = client === undefined ? '' : beforeHit(client.i);
  const asName = ECHO_BEFORE.test(before) || /\b(?:agence|que vaut|chez|avis|connaissez)\b/u.test(before);
  const named = own.length > 1 && own.every((t) => t.capital && !t.opening);
  const small =
    own.every((t) => !t.capital && !/\d/u.test(t.raw)) && tokens.some((t) => t.capital && !t.opening);
  const ordinary = own.length > 0 && (own.every(isCommon) || small) && !asName && !named;
  const elsewhere = WANTS_ANOTHER.test(plain.text);
  const compared = hits.flatMap((hit, k) => {
    const next = hits[k + 1];
    const end = (plain.at[hit.j - 1] ?? 0) + 1;
    const between = plain.text.slice(end, plain.at[next?.i ?? 0] ?? end).replace(/^[^ ]*/u, '');
    const both =
      /^ et (?:(?:le|la|les|l|chez|au|aux|a) )*$/u.test(between) &&
      /\b(?:entre|compar|difference|hesit|mieux)/u.test(plain.text);
    if (next !== undefined && (OR_ELSE.test(between) || both)) return [hit.form, next.form];
    // "Biocoop ou X ?": X need not be declared.
    const after = plain.text.slice(end).replace(/^[^ ]*/u, '');
    return /(?:^|\s)(?:ou|or|vs) (?:(?:le|la|les|l|chez) )?$/u.test(beforeHit(hit.i)) ||
      /^ (?:ou|or|vs) /u.test(after)
      ? [hit.form]
      : [];
  });
  return {
    asked: client !== undefined && !ordinary,
    ordinary,
    compared: new Set(compared),
    left: new Set(hits.filter((h) => elsewhere || ECHO_BEFORE.test(beforeHit(h.i))).map((h) => h.form)),
    here: new Set([...known.town, ...tokens.filter((t) => t.capital && !t.opening).map((t) => t.fold)]),
  };
}

/** True when the first twelve lines decline to name anybody; a refusal does not come later. */
const declines = (doc: Doc): boolean =>
  DECLINES.test(
    ` ${fold(
      doc.units
        .slice(0, 12)
        .map((u) => u.text)
        .join(' ')
        .slice(0, 1_500),
    ).replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')} `,
  );

export function settingOf(doc: Doc, all: Collected, question: string, known: Known): Setting {
  const client = all.known.filter((c) => c.who === 'client');
  return {
    ...readQuestion(question, known),
    ignorant: client.some((c) => {
      const { whole } = around(c);
      return NOTHING_KNOWN.test(whole) && !PRAISED_BY_DENIAL.test(whole);
    }),
    get declines() {
      return declines(doc);
    },
  };
}
