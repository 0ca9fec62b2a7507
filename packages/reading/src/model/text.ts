import { fold } from '../document/fold.ts';
import { parseAnswer } from '../document/parse.ts';
import type { Doc, Unit } from '../document/types.ts';

/** A stretch of the answer as it is stored, from `start` to `end`. */
export type Stretch = { start: number; end: number };

/** A name as it stands in one rendered line: `from` and `to` index the text of the unit. */
export type Place = Stretch & { unit: Unit; from: number; to: number };

/** The letters and digits of a text, folded, each with its place: two texts compare equal whatever their case, accents, markup and spaces. */
type Letters = { text: string; at: number[] };

const LETTER = /[\p{L}\p{N}]/u;
const KEPT = new Map<string, string>();

function lettersOf(char: string): string {
  const known = KEPT.get(char);
  if (known !== undefined) return known;
  const letters =
    char === '&' || char === '+' ? 'et' : [...fold(char)].filter((folded) => LETTER.test(folded)).join('');
  if (KEPT.size < 5_000) KEPT.set(char, letters);
  return letters;
}

function addLetters(text: string, letters: string[], at: number[], offset: (index: number) => number): void {
  let index = 0;
  for (const char of text) {
    for (const letter of lettersOf(char)) {
      letters.push(letter);
      for (let k = 0; k < letter.length; k++) at.push(offset(index));
    }
    index += char.length;
  }
}

function lettersIn(text: string): Letters {
  const [letters, at]: [string[], number[]] = [[], []];
  addLetters(text, letters, at, (index) => index);
  return { text: letters.join(''), at };
}

const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const untagged = (text: string): string => text.replaceAll(TAG, ' ').replaceAll('&amp;', '&');

/** More places than these say nothing new of a name. */
const ENOUGH = 40;

function* indexesOf(text: string, part: string): Generator<number> {
  if (part === '') return;
  let found = 0;
  for (let at = text.indexOf(part); at >= 0 && found < ENOUGH; at = text.indexOf(part, at + 1)) {
    found++;
    yield at;
  }
}

/** A reader model may leave words out of a quote: "Chez Paul … tarif unique". */
const LEFT_OUT = /\[?(?:…|\.{3})\]?/u;

/** The answer as a customer sees it, where names and quotes are looked for. */
export class VisibleText {
  readonly doc: Doc;
  private readonly rendered: Letters;
  private readonly units: number[] = [];
  /** The place in its unit of each letter. */
  private readonly inUnit: number[] = [];
  private readonly source: Letters;

  constructor(answer: string) {
    this.doc = parseAnswer(answer);
    const [letters, at]: [string[], number[]] = [[], []];
    for (const unit of this.doc.units) {
      addLetters(unit.text, letters, this.inUnit, (index) => index);
      while (this.units.length < this.inUnit.length) this.units.push(unit.index);
    }
    for (const [k, index] of this.inUnit.entries()) at.push(this.unitOf(k)?.map[index] ?? 0);
    this.rendered = { text: letters.join(''), at };
    this.source = lettersIn(answer);
  }

  private unitOf(letter: number): Unit | undefined {
    return this.doc.units[this.units[letter] ?? -1];
  }

  /** Where a name stands, whole words within one line; none when it does not. */
  placesOf(name: string): Place[] {
    const { text } = lettersIn(untagged(name));
    if (text.length < 2) return [];
    return [...indexesOf(this.rendered.text, text)].flatMap((first) => {
      const last = first + text.length - 1;
      const unit = this.unitOf(first);
      if (unit === undefined || this.units[first] !== this.units[last]) return [];
      const from = this.inUnit[first] ?? 0;
      let to = (this.inUnit[last] ?? 0) + 1;
      while (/^[\p{M}\u00ad\u200b-\u200d\ufeff]/u.test(unit.text.slice(to, to + 1))) to++;
      const cut = LETTER.test(unit.text.slice(to, to + 1)) || /[\p{L}\p{N}]$/u.test(unit.text.slice(0, from));
      return cut ? [] : [placeIn(unit, from, to)];
    });
  }

  /** Where a quote stands, in the text as seen or as written; none when a part of it does not. */
  stretchesOf(quote: string): Stretch[] {
    const parts = untagged(quote)
      .split(LEFT_OUT)
      .filter((part) => LETTER.test(part));
    const found = parts.map((part) => this.stretchesOfPart(part));
    return parts.length === 0 || found.some((stretches) => stretches.length === 0) ? [] : found.flat();
  }

  private stretchesOfPart(part: string): Stretch[] {
    const seen = parseAnswer(part)
      .units.map((unit) => unit.text)
      .join(' ');
    for (const { text } of [lettersIn(seen), lettersIn(part)])
      for (const letters of [this.rendered, this.source]) {
        const found = [...indexesOf(letters.text, text)].map((first) => ({
          start: letters.at[first] ?? 0,
          end: (letters.at[first + text.length - 1] ?? 0) + 1,
        }));
        if (found.length > 0) return found;
      }
    return [];
  }
}

/** Tokens or letters of a unit as a place in the answer. */
export const placeIn = (unit: Unit, from: number, to: number): Place => ({
  unit,
  from,
  to,
  start: unit.map[from] ?? 0,
  end: (unit.map[to - 1] ?? 0) + 1,
});

export const overlap = (one: Stretch, two: Stretch): boolean => one.start < two.end && two.start < one.end;
