import type { FermerSessionsRequest, FermerSessionsResponse } from '@agence/proto/accounts/v1/sessions';
import type { Needs } from '../needs.ts';
import { close, living } from './living.ts';

export const fermerSessionsHandler =
  (needs: Needs) =>
  async ({ session_hash, toutes }: FermerSessionsRequest): Promise<FermerSessionsResponse> => {
    const found = await living(needs, session_hash);
    if (found !== null) await close(needs, found.slug, session_hash, toutes);
    return {};
  };
