/** A dot-atom of ASCII signs at a named domain: nothing to quote, nothing that ends a header or a command. */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const ADRESSE = new RegExp(`^(?=.{1,64}@)${ATOM}(\\.${ATOM})*@(${LABEL}\\.)+${LABEL}$`, 'i');
const LONGEST = 200;

export const estAdresse = (text: string): boolean => text.length <= LONGEST && ADRESSE.test(text);

/** Whether two addresses are one: capitals make no difference. */
export const memeAdresse = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
