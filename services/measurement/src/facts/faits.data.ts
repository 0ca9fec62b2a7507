/** A fact of the client that answers state, beside what its site says. */
export type FaitDit = {
  genre: 'telephone' | 'site' | 'adresse' | 'horaires' | 'prix' | 'fermeture';
  /** The fact as the first answer states it. */
  dit: string;
  /** `faux`: the site states the contrary, and both cannot be true. */
  verdict: 'conforme' | 'faux' | 'non_verifiable';
  /** What the site says, the page that says it, and the day (YYYY-MM-DD) it was read; null when nothing is proven. */
  preuve: { dit: string; page: string; lue: string } | null;
  /** The first sentence that states it, word for word. */
  phrase: string;
  /** The answers of each AI that state it, in the order of `ias`. */
  par_ia: number[];
};
