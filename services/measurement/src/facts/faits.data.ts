/** A fact of the client that answers state, beside what its site says. */
export type FaitDit = {
  genre: 'téléphone' | 'site web' | 'adresse' | 'horaires' | 'métier' | 'prix' | 'fermeture';
  /** The fact as the first answer states it, and its sentence, word for word. */
  dit: string;
  phrase: string;
  /** `faux`: the site states the contrary, and both cannot be true. */
  verdict: 'faux' | 'conforme' | 'non vérifiable';
  /** What the site says, the page that says it, and the day (YYYY-MM-DD) it was read; null when nothing is proven. */
  preuve: { dit: string; page: string; lue: string } | null;
  reponses: number;
  /** The answers of each AI, in the order of `ias`. */
  par_ia: number[];
};
