/** The spaces, apostrophes and quotation marks that every French text of ours has. */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replace(/ %/g, '\u00a0%');

/**
 * A French sentence of ours, typeset: ’ for the apostrophe, U+202F before `; ! ?`, U+00A0 before `:` `%` and inside « ».
 * What is put into it (names, addresses, questions) stays byte for byte.
 */
export const fr = (literal: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  literal.map((text, i) => typeset(text) + (values[i] ?? '')).join('');
