import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';

/** A letter to an account: its foot says who writes, to whom and when. */
export const lettreDeCompte = (facts: Envoyeur, said: Omit<Lettre, 'action' | 'pied'>): Lettre => ({
  ...said,
  action: null,
  pied: piedDeCompte(facts),
});
