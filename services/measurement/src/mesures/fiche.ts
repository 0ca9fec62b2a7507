/** A client, or who asked for a diagnostic, as measurement keeps it: texts, empty when unknown. */
export type Fiche = {
  readonly entreprise: string;
  readonly site_web: string;
  readonly ville: string;
  readonly metier: string;
  readonly concurrents: readonly string[];
};

/** What is known of it, as it crosses from where it is owned. */
type Known = { readonly [C in keyof Fiche]?: Fiche[C] | undefined };

export const ficheOf = (known: Known = {}): Fiche => ({
  entreprise: known.entreprise ?? '',
  site_web: known.site_web ?? '',
  ville: known.ville ?? '',
  metier: known.metier ?? '',
  concurrents: known.concurrents ?? [],
});
