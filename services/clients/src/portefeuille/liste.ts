import type { LirePortefeuilleResponse } from '@agence/proto/clients/v1/clients';
import { firstOfNextMonth, isoDay, readableMonth } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { leads, quotaDe } from '../prospection/leads.ts';
import { montrer } from './montrer.ts';
import { placesRestantes, placesTenues } from './places.ts';

type Sources = Pick<Needs, 'portefeuilles' | 'dossiers' | 'prospections' | 'models'>;

/** All that is listed of an account, read from its documents. */
export async function liste(
  { portefeuilles, dossiers, prospections, models }: Sources,
  compte: string,
  now: Date,
): Promise<LirePortefeuilleResponse> {
  const [portefeuille, files, prospection] = await Promise.all([
    portefeuilles.readWith(compte, 'tous'),
    dossiers.ofAccount(compte),
    prospections.read(compte),
  ]);
  const { state } = portefeuille;
  const today = isoDay(now);
  const { questions_par_client, ias_par_client } = state.limites;
  return {
    clients: state.clients.map((client) => montrer(client, files.get(client.id) ?? null, state.limites)),
    plafond: state.limites.clients,
    places_restantes: placesRestantes(state, today),
    places_tenues: placesTenues(state, today),
    leads: leads(prospection.state, quotaDe(state), readableMonth(now), firstOfNextMonth(now)),
    limites: { questions_par_client, ias_par_client: await models.parClient(ias_par_client) },
  };
}
