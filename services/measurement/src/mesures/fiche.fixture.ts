import { type Fiche, ficheOf } from './fiche.ts';

/** Test data: a client as measurement keeps it. Each test names only what it speaks of. */
export const uneFiche = (more: Partial<Fiche> = {}): Fiche => ({
  ...ficheOf({ entreprise: 'Plomberie Martin', site_web: 'https://martin.example' }),
  ...more,
});
