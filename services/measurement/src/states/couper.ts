import type { Extrait, Marque } from './releve/releve.data.ts';

type Coupable = Pick<Extrait, 'texte' | 'marques' | 'coupe'>;

/** What stands between two sentences or lines; not after an abbreviation or the number of a list. */
const BETWEEN =
  /\n+|(?<=[.!?…]["»)]?)(?<!(?:^\d{1,3}|(?<!\p{L})(?:\p{L}|M[lm]e|M[mr]|Dr|Ste?|av|bd|tél))\.)\s+(?=["«(]? ?[\p{Lu}\d])/gmu;

/** Cuts between words when a space is this near. */
const NEAR = 24;

/** Never inside a surrogate pair. */
const whole = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
};

/** The end of a word near `at`, before it. */
function finDeMot(texte: string, at: number): number {
  const space = texte.lastIndexOf(' ', at);
  return space > 0 && at - space < NEAR ? space : whole(texte, at);
}

/**
 * At most `max` characters of an answer: from the beginning of the sentence that names `ancre`, to the end of one if it
 * is far enough. The text is unchanged, no name is cut, the marks are shifted.
 */
export function couper<T extends Coupable>(extrait: T, max: number, ancre?: Marque): T {
  const { texte, marques, coupe } = extrait;
  if (texte.length <= max) return extrait;
  const { debut, fin } = ancre ??
    marques.find((m) => m.qui === 'client') ??
    marques[0] ?? { debut: 0, fin: 0 };
  const avant = (at: number): number => marques.find((m) => m.debut < at && at < m.fin)?.debut ?? at;
  const gaps = [...texte.matchAll(BETWEEN)].map(({ index, 0: gap }) => ({ index, next: index + gap.length }));
  const free = gaps.filter(({ index, next }) => avant(index) === index && avant(next) === next);
  const start = free.findLast(({ next }) => next <= debut)?.next ?? 0;
  // A sentence that is too long begins at a word before the name.
  const from = fin - start <= max ? start : avant(finDeMot(texte, Math.max(0, debut - max / 3)) + 1);
  const end = free.findLast(({ index }) => index >= fin && index > from + max / 2 && index <= from + max);
  const word = avant(finDeMot(texte, from + max));
  const to = texte.length <= from + max ? texte.length : (end?.index ?? (word > from ? word : from + max));
  return {
    ...extrait,
    texte: texte.slice(from, to).trimEnd(),
    marques: marques
      .filter((m) => m.debut >= from && m.fin <= to)
      .map((m) => ({ ...m, debut: m.debut - from, fin: m.fin - from })),
    coupe: { avant: coupe.avant || from > 0, apres: coupe.apres || to < texte.length },
  };
}
