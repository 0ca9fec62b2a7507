import { getDomain } from 'tldts';

/** Registrable domain of an address (`a@mail.agence.co.uk` → `agence.co.uk`), in lower case; null when it has none. */
export const registrableDomain = (address: string): string | null =>
  getDomain(address.slice(address.lastIndexOf('@') + 1).toLowerCase(), { allowPrivateDomains: true });
