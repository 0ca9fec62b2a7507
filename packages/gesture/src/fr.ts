/** The spaces, apostrophes and quotation marks that every French text of ours has. */
export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replace(/ %/g, '\u00a0%');

/** The literal parts of each sentence, typeset once. */
const literals = new WeakMap<TemplateStringsArray, readonly string[]>();

const typesetOnce = (literal: TemplateStringsArray): readonly string[] => {
  const done = literals.get(literal) ?? literal.map(typeset);
  literals.set(literal, done);
  return done;
};

/**
 * A typeset French sentence: ’ for the apostrophe, U+202F before `; ! ?`, U+00A0 before `:` `%` and inside « ».
 * Inserted values (names, addresses, questions) stay byte for byte.
 */
export const fr = (literal: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  typesetOnce(literal)
    .map((text, i) => text + (values[i] ?? ''))
    .join('');
