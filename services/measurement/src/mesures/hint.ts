import type { Hint } from '../ai/port.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Fiche } from './fiche.ts';

/** Undefined for an empty text, which stands for an unknown fact. */
export const said = (text: string): string | undefined => (text === '' ? undefined : text);

export const hintOf = ({ genre, _id: seed, n }: StoredCell, fiche: Fiche): Hint => {
  const { entreprise: client, site_web: site, ville, metier, concurrents } = fiche;
  return { genre, seed, client, site, concurrents, ville: said(ville), metier: said(metier), n };
};
