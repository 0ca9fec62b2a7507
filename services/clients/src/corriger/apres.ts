import type { Client, Identite } from '../portefeuille/portefeuille.ts';
import type { Site } from '../portefeuille/site.ts';

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
const memeAdresse = (a: Adresse, b: Adresse): boolean => a.site === b.site && reste(a.text) === reste(b.text);

/** What the agency gives: absent fields stay as they are, an empty town or trade is taken away. */
export type Champs = {
  readonly entreprise?: string | undefined;
  readonly site_web?: string | undefined;
  readonly ville?: string | undefined;
  readonly metier?: string | undefined;
};

export type Apres = { readonly apres: Identite; readonly site: Site };

/** The client as it would be described. `lu`: the site given, normalised or why it is none; null when none is given. */
export const apresDe = ({ fiche, site }: Client, champs: Champs, lu: Site | null): Apres => {
  const { site_web } = champs;
  const known = { text: fiche.site_web, site };
  const same =
    site_web === undefined ||
    lu === null ||
    ('site' in lu && memeAdresse({ text: site_web, site: lu.site }, known));
  const apres = {
    entreprise: champs.entreprise ?? fiche.entreprise,
    site_web: same ? fiche.site_web : site_web,
    ville: champs.ville === undefined ? fiche.ville : champs.ville || null,
    metier: champs.metier === undefined ? fiche.metier : champs.metier || null,
  };
  return { apres, site: same ? { site } : lu };
};
