/** The spaces, apostrophes and quotation marks that every French text of ours has. */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replace(/ %/g, '\u00a0%');

/** What stands between the values of each sentence, typeset once. */
const literals = new WeakMap<TemplateStringsArray, readonly string[]>();

const typesetOnce = (literal: TemplateStringsArray): readonly string[] => {
  const done = literals.get(literal) ?? literal.map(typeset);
  literals.set(literal, done);
  return done;
};

/**
 * A French sentence of ours, typeset: ’ for the apostrophe, U+202F before `; ! ?`, U+00A0 before `:` `%` and inside « ».
 * What is put into it (names, addresses, questions) stays byte for byte.
 */
export const fr = (literal: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  typesetOnce(literal)
    .map((text, i) => text + (values[i] ?? ''))
    .join('');
