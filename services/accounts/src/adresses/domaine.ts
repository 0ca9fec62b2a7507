import { getDomain } from 'tldts';

/** Registrable domain of an address (`a@mail.agence.co.uk` → `agence.co.uk`), in lower case; null when it has none. */
export const domaine = (adresse: string): string | null =>
  getDomain(adresse.slice(adresse.lastIndexOf('@') + 1).toLowerCase(), { allowPrivateDomains: true });
