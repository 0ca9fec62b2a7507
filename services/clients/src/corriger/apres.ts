import { type Champs, corrigee, type Identite } from '../portefeuille/fiche.ts';
import type { Client } from '../portefeuille/portefeuille.ts';
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

/** Whether two addresses name the same page of the same site, however they are written. */
const memeAdresse = (left: Adresse, right: Adresse): boolean =>
  left.site === right.site && reste(left.text) === reste(right.text);

export type Apres = { readonly apres: Identite; readonly site: Site };

/** The corrected description. `lu`: the new site, normalised, or why it is invalid; null when none is given. */
export const apresDe = ({ fiche, site }: Client, champs: Champs, lu: Site | null): Apres => {
  const { site_web } = champs;
  const known = { text: fiche.site_web, site };
  const same =
    site_web === undefined ||
    lu === null ||
    ('site' in lu && memeAdresse({ text: site_web, site: lu.site }, known));
  const apres = corrigee(fiche, same ? { ...champs, site_web: undefined } : champs);
  return { apres, site: same ? { site } : lu };
};
