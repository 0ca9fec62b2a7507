import { firstOfNextMonth, isoDay, readableDay, readableMonth } from '@agence/platform/paris';
import type {
  Client as ClientMessage,
  LirePortefeuilleRequest,
  LirePortefeuilleResponse,
} from '@agence/proto/clients/v1/clients';
import type { DossierState } from '../dossier/dossier.ts';
import { mesure } from '../dossier/mesure.rule.ts';
import type { Needs } from '../needs.ts';
import { leads } from '../prospection/leads.rule.ts';
import { placesRestantes, placesTenues } from './places.rule.ts';
import type { Client } from './portefeuille.ts';

export const montrer = (client: Client, dossier: DossierState): ClientMessage => {
  const { mesure: etat, mesure_detail } = mesure(dossier, client.revision);
  return {
    id: client.id,
    entreprise: client.fiche.entreprise,
    site: client.site,
    ville: client.fiche.ville ?? undefined,
    derniere_mesure: dossier?.mesuree ? readableDay(dossier.mesuree.le) : undefined,
    mesure: etat,
    mesure_detail: mesure_detail ?? undefined,
    livrables: dossier?.documents.length ?? 0,
    actif: client.actif,
  };
};

export const lirePortefeuille =
  ({ portefeuilles, dossiers, prospections, clock, models }: Needs) =>
  async ({ compte }: LirePortefeuilleRequest): Promise<LirePortefeuilleResponse> => {
    const [portefeuille, files, prospection] = await Promise.all([
      portefeuilles.read(compte),
      dossiers.ofAccount(compte),
      prospections.read(compte),
    ]);
    const { state } = portefeuille;
    const now = clock.now();
    const today = isoDay(now);
    const couverts = state.clients.filter(({ actif }) => actif).length;
    const { questions_par_client, ias_par_client } = state.limites;
    return {
      clients: state.clients.map((client) => montrer(client, files.get(client.id) ?? null)),
      plafond: state.limites.clients,
      places_restantes: placesRestantes(state, today),
      places_tenues: placesTenues(state, today),
      leads: leads(prospection.state, couverts, readableMonth(now), firstOfNextMonth(now)),
      limites: { questions_par_client, ias_par_client: models.parClient(ias_par_client) },
    };
  };
