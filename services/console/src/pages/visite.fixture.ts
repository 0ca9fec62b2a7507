import { productClock } from '@agence/platform/process/clock';
import type { Visit } from '../http/screen.ts';
import type { Needs } from '../needs.ts';

/** Somebody of an agency in front of a page, with what writing one needs. */
export function visite({ statut = 'actif' }: { readonly statut?: string } = {}): Visit {
  const identite = { nom: 'Mesure IA', expediteur: 'mesure@example.com', contact: 'mesure@example.com' };
  const needs: Pick<Needs, 'identite' | 'clock'> = { identite, clock: productClock() };
  const adresse = 'anne@agence.example';
  return {
    needs: needs as Needs,
    path: '/console/',
    id: 'c_1',
    query: new URLSearchParams(),
    form: new Map(),
    from: '',
    navigateur: '',
    vers: '',
    adresse,
    session_hash: '',
    jeton: 'jeton',
    compte: {
      ...{ slug: 'demo', nom: 'Agence Démo', statut, servi: statut === 'actif', adresses: [adresse] },
      ...{ marque: undefined, paiement: undefined },
    },
  };
}
