import type { Lettre, Lien } from '../lettres/lettre.ts';

/** A link, or an order with its mailto link. */
export type Cible = Lien & { readonly ordre?: string | undefined };

/** A letter ready for the text and HTML parts: every string one visible line, every order with its link. */
export type Propre = Omit<Lettre, 'action' | 'boutons'> & {
  readonly action?: Cible | undefined;
  readonly boutons: readonly Cible[];
};
