import type { Client } from '@agence/proto/clients/v1/clients';

/** A client as `GET clients/` and `GET compte/` list it. */
export const client = (listed: Client) => ({
  id: listed.id,
  entreprise: listed.entreprise,
  site: listed.site,
  ville: listed.ville ?? null,
  derniere_mesure: listed.derniere_mesure ?? null,
  mesure: listed.mesure,
  mesure_detail: listed.mesure_detail ?? null,
  livrables: listed.livrables,
  actif: listed.actif,
});
