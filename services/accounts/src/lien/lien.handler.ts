import type { DemanderLienRequest, DemanderLienResponse } from '@agence/proto/accounts/v1/sessions';
import { type Drawing, draw } from './draw.ts';

/** The same write for every address, so that its duration does not reveal authorised addresses. */
export const demanderLienHandler =
  (needs: Drawing) =>
  async ({ adresse, appelant = '' }: DemanderLienRequest): Promise<DemanderLienResponse> => {
    await draw(needs, { adresse, appelant });
    return {};
  };
