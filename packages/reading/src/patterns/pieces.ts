/** A part of a word, of ASCII letters and digits; `starts` and `ends` when the word begins and ends with it. */
export type Piece = { text: string; starts: boolean; ends: boolean };

/** What is known of a part of a pattern: every string it stands for when they are few; pieces one of which it holds. */
type Part = { all: string[] | null; need: Piece[] | null };

const FEW = 400;
const UNKNOWN: Part = { all: null, need: null };
/** Anything that is no letter and no digit, the ends of the text included: what parts words. */
const EDGE: Part = { all: [' '], need: null };
const NOTHING: Part = { all: [''], need: null };

const SMALL = new Set(
  `a au aux d de des du en et il elle l la le les on ou par pas plus pour qui que qu se s sur un une
  vous n ne y c ce cette est sont ont j je m t son sa ses leur dans avec chez tout bien mais si sans
  the to of and is in`.split(/\s+/u),
);

/** How likely a sentence is to hold a piece, roughly. */
function odds({ text, starts, ends }: Piece): number {
  if (starts && ends) return SMALL.has(text) ? 0.3 : 0.004;
  const inside = [1, 0.9, 0.3, 0.08, 0.02][text.length] ?? 0.006;
  return starts ? inside / 2 : inside;
}
const oddsOf = (need: readonly Piece[]) => need.reduce((sum, p) => sum + odds(p), 0);

function rarer(a: Piece[] | null, b: Piece[] | null): Piece[] | null {
  if (a === null || b === null) return a ?? b;
  return oddsOf(a) <= oddsOf(b) ? a : b;
}

/** The rarest piece of each of the strings; null when one of them has none. */
function piecesOf(strings: readonly string[]): Piece[] | null {
  const found = new Map<string, Piece>();
  for (const text of strings) {
    const [first, ...more] = [...text.matchAll(/[A-Za-z\d]+/g)].map((m) => ({
      text: m[0],
      starts: m.index > 0,
      ends: m.index + m[0].length < text.length,
    }));
    if (first === undefined) return null;
    const best = more.reduce((a, b) => (odds(b) < odds(a) ? b : a), first);
    found.set(`${best.starts}${best.text}${best.ends}`, best);
  }
  return [...found.values()];
}

const needOf = ({ all, need }: Part) => (all === null ? need : rarer(need, piecesOf(all)));

/** A look ahead at a space, a sign or the end. */
const AT_EDGE =
  /^(?:\\s|\$| |[,.;:]|\[[^\]\\^\p{L}\p{N}]+\])(?:\|(?:\\s|\$| |[,.;:]|\[[^\]\\^\p{L}\p{N}]+\]))*$/u;

/** Reads the source of a pattern, from left to right. */
class Source {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  either(): Part {
    const parts = [this.sequence()];
    while (this.text[this.at] === '|') {
      this.at++;
      parts.push(this.sequence());
    }
    const all = parts.every((p) => p.all !== null) ? [...new Set(parts.flatMap((p) => p.all ?? []))] : null;
    const needs = parts.map(needOf);
    return {
      all: all !== null && all.length <= FEW ? all : null,
      need: needs.includes(null) ? null : needs.flatMap((n) => n ?? []),
    };
  }

  private sequence(): Part {
    let run = [''];
    let whole = true;
    let need: Piece[] | null = null;
    while (this.at < this.text.length && !'|)'.includes(this.text[this.at] ?? '')) {
      const { all, need: own } = this.repeated();
      need = rarer(need, own);
      if (all !== null && run.length * all.length <= FEW) {
        run = [...new Set(run.flatMap((a) => all.map((b) => a + b)))];
        continue;
      }
      need = rarer(need, piecesOf(run));
      run = all ?? [''];
      whole = false;
    }
    return { all: whole ? run : null, need: rarer(need, piecesOf(run)) };
  }

  private repeated(): Part {
    const part = this.single();
    const times = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.text.slice(this.at, this.at + 12));
    if (times === null) return part;
    this.at += times[0].length;
    if (times[0].startsWith('?'))
      return part.all === null ? UNKNOWN : { all: [...new Set(['', ...part.all])], need: null };
    const least = times[0].startsWith('+') ? 1 : Number(times[1] ?? 0);
    return least > 0 ? { all: null, need: needOf(part) } : UNKNOWN;
  }

  private single(): Part {
    const char = this.text[this.at++] ?? '';
    if (char === '(') return this.group();
    if (char === '[') return this.oneOf();
    if (char === '\\') return this.escaped();
    if (char === '^' || char === '$') return EDGE;
    return char === '.' ? UNKNOWN : { all: [char], need: null };
  }

  private group(): Part {
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.text.slice(this.at, this.at + 40))?.[0] ?? '';
    this.at += opening.length;
    const from = this.at;
    const inside = this.either();
    const body = this.text.slice(from, this.at++);
    if (opening.endsWith('!')) return NOTHING;
    if (opening === '?<=') return UNKNOWN;
    return opening === '?=' ? (AT_EDGE.test(body) ? EDGE : UNKNOWN) : inside;
  }

  private oneOf(): Part {
    const from = this.at;
    while (this.text[this.at] !== ']') this.at += this.text[this.at] === '\\' ? 2 : 1;
    const body = this.text.slice(from, this.at++);
    if (/^[a-z\d]{1,6}$/.test(body)) return { all: [...body], need: null };
    return /^\^|[\\\p{L}\p{N}]/u.test(body) ? UNKNOWN : EDGE;
  }

  private escaped(): Part {
    const char = this.text[this.at++] ?? '';
    if (char === 's' || char === 'b') return EDGE;
    if (char === 'p' || char === 'P') this.at = this.text.indexOf('}', this.at) + 1;
    return /[A-Za-z\d]/.test(char) ? UNKNOWN : { all: [char], need: null };
  }
}

/** Likelier than this, looking for the pieces first gains nothing. */
const TOO_LIKELY = 3;

/** Pieces of words one of which is in every text that the pattern matches; null when none is known or they are too common. */
export function piecesNeeded(pattern: RegExp): Piece[] | null {
  if (pattern.ignoreCase) return null;
  const need = needOf(new Source(pattern.source).either());
  return need === null || oddsOf(need) > TOO_LIKELY ? null : need;
}
