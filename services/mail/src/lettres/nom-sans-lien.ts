/** An address, a scheme, or a domain that mail programs make a link of by themselves. */
const LIEN = /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}|\d\.\d+\.\d+\.\d/iu;

/** A name that a stranger typed; null when it looks like a link, in lookalike signs too: it is passed on to nobody. */
export const nomSansLien = (nom: string): string | null => (LIEN.test(nom.normalize('NFKC')) ? null : nom);
