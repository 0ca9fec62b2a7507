import type { Fiche } from './mesure.ts';

/** Test data: a client as measurement keeps it. Each test names only what it speaks of. */
export const uneFiche = (more: Partial<Fiche> = {}): Fiche => ({
  entreprise: 'Plomberie Martin',
  site_web: 'https://martin.example',
  ville: '',
  metier: '',
  concurrents: [],
  ...more,
});
