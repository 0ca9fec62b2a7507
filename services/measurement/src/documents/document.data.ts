/** Data shared by all documents. Text fields hold what people typed: never trusted, never altered. */

/** `couleur` is #rrggbb; anything else falls back to the default brand colour. */
export type Agence = { nom: string; couleur: string; contact: string };

/** `ville` and `metier` may be empty. */
export type Client = { entreprise: string; site: string; ville: string; metier: string };

/** `simulee`: no model was asked and the answers are invented, as the document says everywhere. */
export type Simulable = { simulee: boolean };
