import type { Compte } from './compte.ts';

/** An account paid by transfer up to the first of November 2026, for tests. */
export const unCompte = (more: Partial<Compte> = {}): Compte => ({
  nom: 'Clairval',
  cree: new Date(0),
  en_pause: false,
  adresses: ['anne@clairval.fr'],
  demandes: [],
  marque: { nom: 'Clairval', couleur: '#0b5cad', contact: 'a@clairval.test' },
  cles: [],
  assistants: [],
  badge: null,
  sessions: [],
  stripe_customer: null,
  paiement: {
    plan: 'agence5',
    mode: 'virement',
    etat: 'à jour',
    paye_jusqu_au: '2026-11-01',
    fin_le: null,
    version: 1,
  },
  ...more,
});
