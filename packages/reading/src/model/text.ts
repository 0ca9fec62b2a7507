import { fold } from '../document/fold.ts';
import type { Doc, Unit } from '../document/types.ts';

/** A stretch of the answer as it is stored, from `start` to `end`. */
export type Stretch = { start: number; end: number };

/** A name as it stands in one rendered line: `from` and `to` index the text of the unit. */
export type Place = Stretch & { unit: Unit; from: number; to: number };

export const placeIn = (unit: Unit, from: number, to: number): Place => ({
  ...{ unit, from, to },
  start: unit.map[from] ?? 0,
  end: (unit.map[to - 1] ?? 0) + 1,
});

export const overlap = (one: Stretch, two: Stretch): boolean => one.start < two.end && two.start < one.end;

const LETTER = /[\p{L}\p{N}]/u;
/** By code unit or point, as far as the letters of Europe go. */
const KEPT: string[] = [];

/** What a character is compared by: its folded letters, "et" for the signs that stand for it. */
function lettersOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const kept = KEPT[code];
  if (kept !== undefined) return kept;
  const letters = char === '&' || char === '+' ? 'et' : fold(char).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (code < 0x2100) KEPT[code] = letters;
  return letters;
}

/** The letters of a text of the model, which may have copied tags and addresses of links. */
const lettersIn = (text: string): string =>
  [...text.replaceAll(/<\/?[a-z][^<>]*>|(?<=\])\([^()\s]*(?:\)|$)/giu, ' ').replaceAll('&amp;', '&')]
    .map(lettersOf)
    .join('');

/** A reader model may leave words out of a quote: "Chez Paul … tarif unique". */
const LEFT_OUT = /\[?(?:…|\.{3})\]?/u;

/** The letters of the answer as a customer sees it: names and quotes are found whatever their case, accents, marks, spaces. */
export class VisibleText {
  readonly doc: Doc;
  private readonly letters: string;
  /** Where each letter stands. */
  private readonly at: { unit: Unit; index: number }[] = [];

  constructor(doc: Doc) {
    this.doc = doc;
    const letters: string[] = [];
    for (const unit of this.doc.units) {
      let index = 0;
      for (const char of unit.text) {
        const folded = lettersOf(char);
        letters.push(folded);
        for (let k = 0; k < folded.length; k++) this.at.push({ unit, index });
        index += char.length;
      }
    }
    this.letters = letters.join('');
  }

  /** The first and the last letter of what has these letters, the first forty times. */
  private find(letters: string) {
    const found: { first: { unit: Unit; index: number }; last: { unit: Unit; index: number } }[] = [];
    let k = letters === '' ? -1 : this.letters.indexOf(letters);
    for (; k >= 0 && found.length < 40; k = this.letters.indexOf(letters, k + 1)) {
      const [first, last] = [this.at[k], this.at[k + letters.length - 1]];
      if (first !== undefined && last !== undefined) found.push({ first, last });
    }
    return found;
  }

  /** Where a name stands, whole words within one line; none when it does not. */
  placesOf(name: string): Place[] {
    const letters = lettersIn(name);
    return this.find(letters.length < 2 ? '' : letters).flatMap(({ first: { unit, index }, last }) => {
      let to = last.index + 1;
      while (/^[\p{M}\u00ad\u200b-\u200d\ufeff]/u.test(unit.text.charAt(to))) to++;
      const cut = LETTER.test(unit.text.charAt(index - 1)) || LETTER.test(unit.text.charAt(to));
      return unit !== last.unit || cut ? [] : [placeIn(unit, index, to)];
    });
  }

  /** Where a quote stands; none when a part of it does not. */
  stretchesOf(quote: string): Stretch[] {
    const parts = quote.split(LEFT_OUT).filter((part) => LETTER.test(part));
    const found = parts.map((part) =>
      this.find(lettersIn(part)).map(({ first, last }) => ({
        start: first.unit.map[first.index] ?? 0,
        end: (last.unit.map[last.index] ?? 0) + 1,
      })),
    );
    return found.some((stretches) => stretches.length === 0) ? [] : found.flat();
  }
}
