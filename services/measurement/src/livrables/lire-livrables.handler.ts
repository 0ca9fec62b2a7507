import type { LireLivrablesRequest, LireLivrablesResponse } from '@agence/proto/measurement/v1/measurement';
import { readableDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

export const lireLivrables =
  ({ livrables, links, clock }: Needs) =>
  async ({ compte, client }: LireLivrablesRequest): Promise<LireLivrablesResponse> => {
    const now = clock.now();
    const found = await livrables.ofClient(compte, client);
    return {
      livrables: found.map(({ _id: id, genre, periode, titre, etat, cree, simulee, non_lu, n }) => ({
        id,
        genre,
        periode,
        titre,
        etat,
        cree: readableDay(cree),
        lien: links.sign(id, now),
        simulee,
        non_lu,
        n,
      })),
    };
  };
