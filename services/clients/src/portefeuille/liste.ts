import type { LirePortefeuilleResponse } from '@agence/proto/clients/v1/clients';
import { firstOfNextMonth, isoDay, readableMonth } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { leads, quotaDe } from '../prospection/leads.ts';
import { montrer } from './montrer.ts';
import { placesRestantes, placesTenues } from './places.ts';

type Sources = Pick<Needs, 'portefeuilles' | 'dossiers' | 'prospections' | 'models'>;

export async function liste(
  { portefeuilles, dossiers, prospections, models }: Sources,
  compte: string,
  now: Date,
  actifs: boolean,
): Promise<LirePortefeuilleResponse> {
  const [{ state }, prospection] = await Promise.all([
    actifs ? portefeuilles.read(compte) : portefeuilles.readWith(compte, 'tous'),
    prospections.read(compte),
  ]);
  const clients = state.clients.filter(({ actif }) => actif || !actifs);
  const files = await (actifs ? dossiers.among(clients.map(({ id }) => id)) : dossiers.ofAccount(compte));
  const today = isoDay(now);
  const { questions_par_client, ias_par_client } = state.limites;
  return {
    clients: clients.map((client) => montrer(client, files.get(client.id) ?? null, state.limites)),
    plafond: state.limites.clients,
    places_restantes: placesRestantes(state, today),
    places_tenues: placesTenues(state, today),
    leads: leads(prospection.state, quotaDe(state), readableMonth(now), firstOfNextMonth(now)),
    limites: { questions_par_client, ias_par_client: await models.parClient(ias_par_client) },
  };
}
