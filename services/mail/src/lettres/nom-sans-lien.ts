/** Text that mail programs may turn into a link: an address, a scheme or a domain. */
const LIEN = /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}|\d\.\d+\.\d+\.\d/iu;

/** A name that a stranger typed; null when it looks like a link, also in look-alike characters, so that we send no spam. */
export const nomSansLien = (nom: string): string | null => (LIEN.test(nom.normalize('NFKC')) ? null : nom);
