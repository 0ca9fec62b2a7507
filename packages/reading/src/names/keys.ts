import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { LEGAL } from '../lexicons/legal.ts';
import { networksOf, shortened, singular } from './name-parts.ts';
import { toDigits, toWords } from './number-words.ts';
import type { NameForm } from './types.ts';

/** The key by which two spellings of a whole name are the same: small words, legal forms and plurals aside. */
export function looseKey(tokens: readonly string[]): string {
  return tokens
    .filter((t) => !LIGHT.has(t))
    .map(singular)
    .join('');
}

const tightKey = (tokens: readonly string[]) => tokens.filter((t) => t !== 'et').join('');

/** The joined spellings under which a whole name is looked for. */
export function keysOf(tokens: string[]): Set<string> {
  const bare = tokens.filter((t) => !LEGAL.has(t));
  const spellings = [tokens, bare].flatMap((t) => [t, toDigits(t), toWords(t), shortened(t)]);
  const keys = new Set(spellings.map(tightKey));
  for (const t of spellings) {
    const loose = looseKey(t);
    if (loose.length >= 4 && !/^\d+$/u.test(loose)) keys.add(loose);
  }
  keys.delete('');
  return keys;
}

/** By every spelling; the name in full goes before what is another's name shortened (R8a): "Garage Payet" beside "Garage Payet & Frères". */
export function bySpelling(forms: readonly NameForm[]): Map<string, NameForm[]> {
  const map = new Map<string, NameForm[]>();
  for (const form of forms)
    for (const key of [...form.keys, ...form.stems]) {
      const others = map.get(key) ?? [];
      map.set(key, key === tightKey(form.tokens) ? [form, ...others] : [...others, form]);
    }
  return map;
}

/** The networks that a name may be a branch of (R10), as keys; "Vision 4 Fontaines" is none of "4". */
export const stemsOf = (written: readonly Token[], droppable: (word: string) => boolean): Set<string> =>
  new Set(
    networksOf(written, droppable)
      .map(looseKey)
      .filter((stem) => !/^\d+$/u.test(stem)),
  );
