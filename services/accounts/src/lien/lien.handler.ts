import type { DemanderLienRequest, DemanderLienResponse } from '@agence/proto/accounts/v1/sessions';
import { type Drawing, draw } from './draw.ts';

/** The same write for every address: how long it takes tells nobody which are authorised. */
export const demanderLienHandler =
  (needs: Drawing) =>
  async ({ adresse, appelant = '' }: DemanderLienRequest): Promise<DemanderLienResponse> => {
    await draw(needs, { adresse, appelant });
    return {};
  };
