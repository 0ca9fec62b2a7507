import type { Lettre, Lien } from '../lettres/lettre.ts';

/** A link, or an order with the link that writes it. */
export type Cible = Lien & { readonly ordre?: string | undefined };

/** A letter as both parts show it: every piece one visible line, every order with its link. */
export type Propre = Omit<Lettre, 'action' | 'boutons'> & {
  readonly action?: Cible | undefined;
  readonly boutons: readonly Cible[];
};
