import { refused } from '@agence/platform/process/refus';
import type { ChangerDeCompteRequest, ChangerDeCompteResponse } from '@agence/proto/accounts/v1/sessions';
import type { Needs } from '../needs.ts';
import { close, living, lost } from './living.ts';
import { openOn } from './open.ts';

export const changerDeCompteHandler =
  (needs: Needs) =>
  async ({ session_hash, compte, ...depuis }: ChangerDeCompteRequest): Promise<ChangerDeCompteResponse> => {
    const found = await living(needs, session_hash);
    if (found === null) return lost();
    const opened = await openOn(needs, compte, found.session.adresse, depuis);
    if ('refusal' in opened) return refused(opened);
    await close(needs, found.slug, session_hash, false);
    return { result: { $case: 'ouverte', value: { session: opened.proposal.secret, comptes: 1 } } };
  };
