import { foldedWords } from '@agence/words/folded';

const plain = (text: string): string => foldedWords(text).join(' ');
const SAID = /^[\s:=]*(?:(?:->|→|est|devient|en)\s+)?/u;
const BEFORE = /^(?:(?:le|la|son|sa|nouveau|nouvelle|votre|notre|mon|ma)\s+|l[’'])+/iu;
const AROUND = /^[\s«»"“”]+|[\s«»"“”.]+$/gu;

/** The field that a part begins with, the longest name first, and what is said of it. */
const pair = (part: string, names: readonly string[]): readonly [string, string] | null => {
  const rest = part.trim().replace(BEFORE, '');
  const words = rest.split(/(?=[\s:=])/u);
  for (const count of [2, 1]) {
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
  for (const part of text.split(/[,;\n]/u)) {
    const last = parts.at(-1);
    if (last === undefined || pair(part, names) !== null) parts.push(part);
    else parts[parts.length - 1] = `${last},${part}`;
  }
  const read = parts.filter((part) => part.trim() !== '').map((part) => pair(part, names));
  const entries = read.flatMap((one) => (one === null ? [] : [[fields[one[0]] ?? '', one[1]] as const]));
  const body = Object.fromEntries(entries);
  const all = entries.length === read.length && entries.length > 0;
  return all && Object.keys(body).length === entries.length ? body : null;
}
