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
