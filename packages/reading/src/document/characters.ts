import { codeAt } from '../letters/code-at.ts';

/** What a character does in a word: opens or continues it, only continues it (marks, invisible ones), is a word alone. */
const [NONE, OPENS, CONTINUES, ALONE] = [1, 2, 3, 4];

function roleOf(char: string): number {
  // The call of a note, or a square: no letter of the word before.
  if (/[¹²³⁰⁴-⁹]/u.test(char)) return NONE;
  if (/[\p{L}\p{N}]/u.test(char)) return OPENS;
  if (/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u.test(char)) return CONTINUES;
  return char === '&' || char === '+' ? ALONE : NONE;
}

/** The roles of the characters met so far, 0 for the others; those that take two places are asked each time. */
const ROLES = new Uint8Array(0x1_0000);

function firstRole(text: string, at: number, code: number): number {
  const role = roleOf(String.fromCodePoint(text.codePointAt(at) ?? 0));
  if (code < 0xd800 || code > 0xdfff) ROLES[code] = role;
  return role;
}

const roleAt = (text: string, at: number, code: number): number => ROLES[code] || firstRole(text, at, code);

export const isAlone = (text: string, at: number, code: number): boolean => roleAt(text, at, code) === ALONE;

/** Whether the character goes on with the word before it. */
export function goesOn(text: string, at: number, code: number): boolean {
  const role = roleAt(text, at, code);
  return role === OPENS || role === CONTINUES;
}

/** One past the character at `at`: two places for those outside the basic plane. */
export const after = (text: string, at: number, code: number): number =>
  at + (code >= 0xd800 && code < 0xdc00 && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Where the next word begins from `start` on; the end of the text when there is none. */
export function wordFrom(text: string, start: number): number {
  const { length } = text;
  let from = start;
  while (from < length) {
    const code = codeAt(text, from);
    const role = roleAt(text, from, code);
    if (role === OPENS || role === ALONE) break;
    from = after(text, from, code);
  }
  return from;
}
