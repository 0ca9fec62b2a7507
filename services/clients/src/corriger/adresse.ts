/** Path and query of an address as written, without the slash at its end. */
const reste = (text: string): string =>
  text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^[^/?#]*/, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');

type Adresse = { readonly text: string; readonly site: string };

/** The same page of the same site, however the two are written. */
export const memeAdresse = (a: Adresse, b: Adresse): boolean =>
  a.site === b.site && reste(a.text) === reste(b.text);
