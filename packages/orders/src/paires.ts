import { foldedWords } from '@agence/words/folded';
import { FINIT } from './lignes.ts';

/** What no comma stands in. */
const D_UN_MOT = /^(?:site|url|adresse|ville|commune|couleur)/u;
const plain = (text: string): string => foldedWords(text).join(' ');
const SAID =
  /^[\s:=]*(?:à (?:faire figurer|afficher|utiliser|indiquer|mettre)\s+)?(?:(?:->|→|est|devient|en|par|à|c[’']est|sera|doit être|passe à)\s+)?(?:(?:désormais|maintenant|dorénavant)\s+)?(?:[:=]\s*)?/u;
const BEFORE =
  /^(?:(?:le|la|son|sa|nouveau|nouvelle|nouvel|bon|bonne|votre|notre|mon|ma|leur|et)\s+|l[’'])+/iu;
const AROUND = /^[\s«»"“”]+|[\s«»"“”.]+$/gu;

/** The field that a part begins with, the longest name first, and what is said of it. */
const pair = (part: string, names: readonly string[]): readonly [string, string] | null => {
  const rest = part.trim().replace(BEFORE, '');
  const words = rest.split(/(?=[\s:=])/u);
  for (const count of [4, 3, 2, 1]) {
    const head = words.slice(0, count).join('');
    const name = names.find((one) => one === plain(head));
    if (name !== undefined) return [name, words.slice(count).join('').replace(SAID, '').replace(AROUND, '')];
  }
  return null;
};

/**
 * `ville Cholet, métier : couvreur` as the fields of a body: a new part begins where a comma, a semicolon or a line is followed by a
 * field. Null when something is said of no field, or of one twice.
 */
export function champs(
  text: string,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | null {
  const names = Object.keys(fields);
  const parts: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const before = parts.length;
    for (const part of line.split(/[,;]/u)) {
      // What a new line begins with is a field of its own.
      const last = pair(parts.at(-1) ?? '', names)?.[0] ?? '';
      if (parts.length === before || D_UN_MOT.test(last) || pair(part, names) !== null) parts.push(part);
      else parts[parts.length - 1] = `${parts.at(-1)},${part}`;
    }
  }
  const read = parts.filter((part) => part.trim() !== '').map((part) => pair(part, names));
  const entries = read.flatMap((one) => (one === null ? [] : [[fields[one[0]] ?? '', one[1]] as const]));
  const body = Object.fromEntries(entries);
  const ended = entries.some(([, value]) => FINIT.test(value));
  const all = entries.length === read.length && entries.length > 0 && !ended;
  return all && Object.keys(body).length === entries.length ? body : null;
}
