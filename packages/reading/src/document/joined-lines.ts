import type { Rendered } from './types.ts';

/** A line that ends on a small word goes on below: "L'Atelier de<br>l'Écriture". */
const UNENDED = /(?<=[\s'’](?:de|du|des|la|le|les|et|à|au|aux|en|sur|&)|[\s(][dl]['’])[ \t]*\n/giu;
/** So does one that ends inside a word: "Cordonnerie Saint-<br>Michel"; what stands for the break is not seen. */
const CUT = /(?<=\p{L}-)\n(?=\p{L})/gu;
const UNSEEN = '\u200b';

/** The longest name in bold or italics that a line break may cut. */
const LONGEST = 60;

/** The text with the lines joined that go on below, letter for letter: one emphasis is one name. */
export function joined({ text, marks }: Rendered): string {
  let one = text.replaceAll(UNENDED, (m) => ' '.repeat(m.length)).replaceAll(CUT, UNSEEN);
  for (const { kind, from, to } of marks) {
    const inside = one.slice(from, to);
    if (
      (kind === 'strong' || kind === 'em') &&
      to - from < LONGEST &&
      /[\p{L}\d]\s*\n\s*[\p{L}\d]/u.test(inside)
    )
      one = one.slice(0, from) + inside.replaceAll('\n', ' ') + one.slice(to);
  }
  return one;
}
