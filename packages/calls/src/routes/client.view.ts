import type { Client } from '@agence/proto/clients/v1/clients';

/** A client as `GET clients/` and `GET compte/` list it. */
export const client = (one: Client) => ({
  id: one.id,
  entreprise: one.entreprise,
  site: one.site,
  ville: one.ville ?? null,
  derniere_mesure: one.derniere_mesure ?? null,
  mesure: one.mesure,
  mesure_detail: one.mesure_detail ?? null,
  livrables: one.livrables,
  actif: one.actif,
});
