/** A dot-atom of ASCII signs at a named domain: nothing to quote, nothing that ends a header or a command. */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^(?=.{1,64}$)${ATOM}(\\.${ATOM})*$`, 'i');
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/i;
/** The contract's limit, with the @; what mail servers take is longer. */
export const LONGEST_MAIL_ADDRESS = 200;

/** What may stand before the @. */
export const isLocalPart = (text: string): boolean => LOCAL.test(text);

/** Only an address that mail can be sent to may be stored. */
export const isMailAddress = (text: string): boolean => {
  const at = text.indexOf('@');
  return (
    text.length <= LONGEST_MAIL_ADDRESS &&
    isLocalPart(text.slice(0, Math.max(0, at))) &&
    DOMAIN.test(text.slice(at + 1))
  );
};

/** Replaces an erased address. */
export const ADRESSE_EFFACEE = 'adresse effacée';

/** Whether two addresses are equal, in any case. */
export const sameMailAddress = (first: string, second: string): boolean =>
  first.toLowerCase() === second.toLowerCase();
