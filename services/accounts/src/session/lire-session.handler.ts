import type {
  LireSessionRequest,
  LireSessionResponse,
  ListerComptesRequest,
  ListerComptesResponse,
} from '@agence/proto/accounts/v1/sessions';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';
import { living, lost } from './living.ts';

export const lireSession =
  (needs: Needs) =>
  async ({ session_hash }: LireSessionRequest): Promise<LireSessionResponse> => {
    const found = await living(needs, session_hash);
    if (found === null) return lost();
    needs.comptes.sessionUses.note(session_hash);
    const compte = present(found.slug, found.compte, needs.clock.now());
    return { result: { $case: 'session', value: { compte, adresse: found.session.adresse } } };
  };

export const listerComptes =
  ({ comptes }: Needs) =>
  async ({ adresse }: ListerComptesRequest): Promise<ListerComptesResponse> => {
    const known = await comptes.byAdresse(adresse);
    return { comptes: known.map(({ slug, compte: { nom } }) => ({ slug, nom })) };
  };
