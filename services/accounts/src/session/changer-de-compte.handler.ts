import type { ChangerDeCompteRequest, ChangerDeCompteResponse } from '@agence/proto/accounts/v1/sessions';
import type { Needs } from '../needs.ts';
import { close, living, lost } from './living.ts';
import { openOn } from './open.ts';

export const changerDeCompteHandler =
  (needs: Needs) =>
  async ({ session_hash, compte }: ChangerDeCompteRequest): Promise<ChangerDeCompteResponse> => {
    const found = await living(needs, session_hash);
    const session = found === null ? null : await openOn(needs, compte, found.session.adresse);
    if (found === null || session === null) return lost();
    await close(needs, found.slug, session_hash, false);
    return { result: { $case: 'ouverte', value: { session, comptes: 1 } } };
  };
