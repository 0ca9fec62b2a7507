import { tokenize } from '../document/fold.ts';
import { parseAnswer } from '../document/parse.ts';
import { plainOf } from '../document/plain.ts';
import type { Doc } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { ECHO_BEFORE, WANTS_ANOTHER } from '../lexicons/passing.ts';
import { findKnown } from '../names/find.ts';
import type { Known, NameForm } from '../names/forms.ts';
import { declines } from '../refusal.ts';
import { needOf } from './need.ts';

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
  /** The answer declines to name anybody. */
  readonly declines: boolean;
  /** What the customer asks for, in words of the question. */
  need: ReadonlySet<string>;
  /** Folded words of the client's town, and capitalised words of the question. */
  here: ReadonlySet<string>;
};

type Asked = Pick<Setting, 'asked' | 'ordinary' | 'left' | 'compared' | 'need' | 'here'>;

function readQuestion(question: string, known: Known): Asked {
  const [line] = parseAnswer(question.replaceAll('\n', ' ')).units;
  if (line === undefined)
    return {
      asked: false,
      ordinary: false,
      left: new Set(),
      compared: new Set(),
      need: new Set(),
      here: known.town,
    };
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
  const small = own.every((t) => !t.capital) && tokens.some((t) => t.capital && !t.opening);
  const ordinary = own.length > 0 && (own.every((t) => t.common) || small) && !asName && !named;
  const elsewhere = WANTS_ANOTHER.test(plain.text);
  // "Biocoop ou X ?", "entre X et Biocoop": the other need not be declared.
  const joined = /\b(?:entre|compar|difference|hesit|mieux)/u.test(plain.text) ? '|et' : '';
  const link = `(?:ou|or|vs${joined})`;
  const [behind, ahead] = [new RegExp(` ${link} (?:(?:le|la|les|l|chez) )?$`), new RegExp(`^\\S* ${link} `)];
  const compared = hits.filter(
    ({ i, j }) => behind.test(beforeHit(i)) || ahead.test(plain.text.slice((plain.at[j - 1] ?? 0) + 1)),
  );
  return {
    asked: client !== undefined && !ordinary,
    ordinary,
    compared: new Set(compared.map(({ form }) => form)),
    left: new Set(hits.filter((h) => elsewhere || ECHO_BEFORE.test(beforeHit(h.i))).map((h) => h.form)),
    need: needOf(tokens.filter((_, k) => !hits.some(({ i, j }) => i <= k && k < j))),
    here: new Set([...known.town, ...tokens.filter((t) => t.capital && !t.opening).map((t) => t.fold)]),
  };
}

export const settingOf = ({ answer }: Doc, question: string, known: Known): Setting => ({
  ...readQuestion(question, known),
  get declines() {
    return declines(answer);
  },
});
