/**
 * A dot-atom of ASCII signs at a named domain: nothing to quote, nothing that ends a header or a command.
 * The rule by which accounts keeps addresses: what is kept there can be sent to from here.
 */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const ADRESSE = new RegExp(`^(?=.{1,64}@)${ATOM}(\\.${ATOM})*@(${LABEL}\\.)+${LABEL}$`, 'i');
const LONGEST = 200;

export const estAdresse = (text: string): boolean => text.length <= LONGEST && ADRESSE.test(text);

/** Each address once, its domain in lower case: as a relay says it back. */
export const adressesDe = (list: readonly string[]): readonly string[] => {
  const once = new Map(
    list.map((one) => [one.toLowerCase(), one.replace(/@[^@]*$/, (d) => d.toLowerCase())]),
  );
  return [...once.values()];
};
