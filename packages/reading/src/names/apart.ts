import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import type { Hit } from './hit.ts';
import type { NameForm } from './name-form.ts';
import { sameName } from './spelling.ts';

/** "La Grange de Boves" as a sign and its place. */
export type Apart = { form: NameForm; sign: readonly string[]; place: readonly string[] };

const LINK = /^(?:de|du|des|d|a|au|aux|en)$/u;

/** The names that end on "de" and a place. */
export function apartOf(forms: readonly NameForm[]): Apart[] {
  return forms.flatMap((form) => {
    const at = form.tokens.findLastIndex((t) => LINK.test(t));
    const sign = form.tokens.slice(0, at);
    const place = form.tokens.slice(at + 1).filter((t) => !LIGHT.has(t));
    const heavy = sign.filter((t) => !LIGHT.has(t));
    // "Taxi (Colmar)" is no sign: any taxi there.
    return at > 0 && heavy.some((t) => !isKind(t)) && place.length > 0 && place.join('').length > 3
      ? [{ form, sign, place }]
      : [];
  });
}

/** "La Grange, à Boves", "La Grange (Boves)": the sign, then its place. */
export function apartAt(tokens: readonly Token[], i: number, all: readonly Apart[]): Hit | null {
  for (const { form, sign, place } of all) {
    if (tokens[i]?.fold !== sign[0]) continue;
    const named = sign.every((w, k) => {
      const t = tokens[i + k];
      return t?.fold === w && (k === 0 || sameName(t.gap)) && (LIGHT.has(w) || t.capital);
    });
    let k = i + sign.length;
    const gap = tokens[k]?.gap ?? '';
    if (!named || !/^\s*[,(]\s*$/u.test(gap)) continue;
    while (k < i + sign.length + 2 && LIGHT.has(tokens[k]?.fold ?? '') && !tokens[k]?.capital) k++;
    const there = place.every((w, n) => tokens[k + n]?.fold === w && tokens[k + n]?.capital === true);
    if (there && (gap.includes('(') || LINK.test(tokens[i + sign.length]?.fold ?? '')))
      return { form, i, j: k + place.length, how: 'exact', otherKind: false };
  }
  return null;
}
