import type { LirePortefeuilleRequest, LirePortefeuilleResponse } from '@agence/proto/clients/v1/clients';
import { firstOfNextMonth, isoDay, readableMonth } from '@agence/words/paris';
import { LRUCache } from 'lru-cache';
import type { Needs } from '../needs.ts';
import { leads, quotaDe } from '../prospection/leads.ts';
import { montrer } from './montrer.ts';
import { placesRestantes, placesTenues } from './places.ts';

type Kept = { readonly stamp: string; readonly reply: LirePortefeuilleResponse };

/** About 30 MB: a listed client takes 1 kB, plus 100 bytes for each measured month. */
const KEPT = {
  // Unused entries leave after five minutes; otherwise every account of a day would stay until the cache is full.
  ttl: 5 * 60_000,
  updateAgeOnGet: true,
  ttlAutopurge: true,
  maxSize: 300_000,
  sizeCalculation: ({ reply }: Kept) => reply.clients.reduce((sum, { suivi }) => sum + 10 + suivi.length, 10),
};

async function listed(
  { portefeuilles, dossiers, prospections, models }: Needs,
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

/** An account's list, whole or only active clients; rebuilt when its documents, the day or the models change. */
export const lirePortefeuille = (needs: Needs) => {
  const kept = new LRUCache<string, Kept>(KEPT);
  return async ({ compte, actifs = false }: LirePortefeuilleRequest): Promise<LirePortefeuilleResponse> => {
    const now = needs.clock.now();
    const key = `${compte} ${actifs}`;
    // The stamp before the documents: if one changes in between, the next call sees another stamp and reads again.
    const stamped = await (actifs ? needs.stampOfActive : needs.stamp)(compte);
    const models = await needs.models.parClient(Number.POSITIVE_INFINITY);
    const today = `${stamped} ${isoDay(now)} ${models}`;
    const last = kept.get(key);
    if (last?.stamp === today) return last.reply;
    const reply = await listed(needs, compte, now, actifs);
    kept.set(key, { stamp: today, reply });
    return reply;
  };
};
