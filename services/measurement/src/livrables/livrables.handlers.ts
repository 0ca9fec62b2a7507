import { fr, refuse } from '@agence/gesture';
import type { Handlers } from '@agence/platform/grpc-server';
import { refused } from '@agence/platform/refus';
import type { MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import { readableDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

/** What measurement answers to the gateway. */
export const measurementHandlers = ({
  livrables,
  links,
  clock,
  models,
}: Needs): Handlers<MeasurementServer> => ({
  decrireModeles: async () => ({ modeles: models.length }),
  lireLivrables: async ({ compte, client }) => {
    const now = clock.now();
    const found = await livrables.ofClient(compte, client);
    return {
      livrables: found.map(({ _id: id, genre, periode, titre, etat, cree, simulee, non_lu }) => ({
        id,
        genre,
        periode,
        titre,
        etat,
        cree: readableDay(cree),
        lien: links.sign(id, now),
        simulee,
        non_lu,
      })),
    };
  },
  lireDocument: async ({ token }) => {
    const id = links.open(token, clock.now());
    const found = id === null ? null : await livrables.find(id);
    if (found === null) return refused(refuse('not_found', fr`Ce lien n'ouvre aucun document.`));
    const { html, nom_de_fichier } = found;
    return { result: { $case: 'document', value: { html, nom_de_fichier } } };
  },
});
