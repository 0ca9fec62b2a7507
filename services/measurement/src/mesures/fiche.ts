import type { Hint } from '../ai/port.ts';
import type { StoredCell } from '../cells/cell.store.ts';

/** A client, a prospect or a lead, as measurement stores it; unknown texts are empty. */
export type Fiche = {
  readonly entreprise: string;
  readonly site_web: string;
  readonly ville: string;
  readonly metier: string;
  readonly concurrents: readonly string[];
};

/** The same facts as the owning service sends them. */
type Known = { readonly [C in keyof Fiche]?: Fiche[C] | undefined };

export const ficheOf = (known: Known = {}): Fiche => ({
  entreprise: known.entreprise ?? '',
  site_web: known.site_web ?? '',
  ville: known.ville ?? '',
  metier: known.metier ?? '',
  concurrents: known.concurrents ?? [],
});

/** Undefined for an empty text, which stands for an unknown fact. */
export const said = (text: string): string | undefined => (text === '' ? undefined : text);

export const hintOf = ({ genre, _id: seed, n }: StoredCell, fiche: Fiche): Hint => {
  const { entreprise: client, site_web: site, ville, metier, concurrents } = fiche;
  return { genre, seed, client, site, concurrents, ville: said(ville), metier: said(metier), n };
};
