import { VERBES_D_ORDRE } from './lexicons/verbes.ts';

/** A part of what was typed, by its place in it. */
export type Morceau = {
  readonly de: number;
  readonly a: number;
  /** What stands before it in its line ends with a comma. */
  readonly suite: boolean;
};

/** Lower case, without accents, one kind of apostrophe: as the patterns below are written. */
export const plat = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’´`]/gu, "'")
    .replace(/[\u00a0\u202f]/gu, ' ');

const DEMANDE =
  "merci|pouvez[- ]vous|pourriez[- ]vous|vous pouvez|vous pourriez|peux[- ]tu|tu peux|tu pourrais|pourrais[- ]tu|(?:je|nous|on) (?:souhait|voudr|aimer|voul|veu)|j'aimer|j'ai besoin|nous avons besoin|il (?:me |nous )?faudrait|veuillez|est-ce (?:que|possible)|serait-il possible|je vous (?:demande|prie|remercie|confirme)";

/** Where one thing may end and another begin: lines, sentences, and inside a sentence where somebody is asked, or says why. */
const COUPURES: readonly RegExp[] = [
  /\n+/gu,
  /(?<=[.!?…])(?<!(?:^|[\s.])(?:m|mm|mme|mlle|dr|me|st|ste|n|no|tel|[a-z])\.) +(?=\S)/gu,
  new RegExp(`[ ,;:–-]+(?=(?:${DEMANDE})(?![a-z]*-?la\\b))`, 'gu'),
  /[,;] +/gu,
  / ?: +(?=(?:pour|prochaine page|combien|quels?|quelles?|on|nous) )/gu,
  new RegExp(` (?:et|alors|donc) +(?=(?:${VERBES_D_ORDRE})\\b)`, 'gu'),
  / +(?=(?:elle|il|ils|elles|on n'|ca|c'est) ?)/gu,
  / +(?=(?:pour qu[e' ]|car |parce qu[e' ]|puisqu[e' ]|vu qu[e' ]|afin (?:que?|d[e'])) ?)/gu,
  /(?<=\b(?:svp|stp|s'il (?:vous|te) plait)),? +(?=\S)/gu,
  / +(?=\()/gu,
];

/** A text in its parts; none is empty. */
export function morceaux(text: string): readonly Morceau[] {
  // The same length as what was typed: places hold in both.
  const folded = Array.from(text, (sign) => (plat(sign).length === sign.length ? plat(sign) : sign)).join('');
  const cuts = COUPURES.flatMap((cut) =>
    [...folded.matchAll(cut)].map(({ index, 0: { length } }) => ({ de: index, a: index + length })),
  ).sort((one, other) => one.de - other.de);
  const parts: Morceau[] = [];
  let from = 0;
  for (const { de, a } of [...cuts, { de: text.length, a: text.length }]) {
    if (text.slice(from, de).trim() !== '')
      parts.push({
        de: from,
        a: de,
        suite: /,\s*$/u.test(text.slice(0, from)) && !/\n\s*$/u.test(text.slice(0, from)),
      });
    from = Math.max(from, a);
  }
  return parts;
}
