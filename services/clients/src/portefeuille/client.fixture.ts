import { type Fiche, ficheLue } from './fiche.ts';
import type { Client, Limites, Portefeuille } from './portefeuille.ts';

/** Test data: a client, and what has it. Each test names only what it speaks of. */
export const uneFiche = (more: Partial<Fiche> = {}): Fiche => ({
  ...ficheLue({ entreprise: 'Martin', site_web: 'https://martin.fr', concurrents: [] }),
  ...more,
});

export const unClient = (more: Partial<Client> = {}): Client => ({
  id: 'c_1',
  fiche: uneFiche(),
  site: 'martin.fr',
  revision: 1,
  actif: true,
  place_libre_le: null,
  ...more,
});

export const unPortefeuille = (clients: readonly Client[], limites: Partial<Limites> = {}): Portefeuille => ({
  limites: {
    ...{ clients: 5, questions_par_client: 10, ias_par_client: 3, leads_par_mois: 15, version: 1 },
    ...limites,
  },
  clients,
});
