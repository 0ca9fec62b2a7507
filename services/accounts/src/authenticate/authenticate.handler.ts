import type { AuthenticateRequest, AuthenticateResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';

/** Reads the account behind a key, each time anew. Unknown, cut and other-door keys: one answer, after the same work. */
export const authenticate =
  ({ comptes, recoupees, clock }: Needs) =>
  async ({ key_hash }: AuthenticateRequest): Promise<AuthenticateResponse> => {
    const found = await comptes.byKeyHash(key_hash);
    const cle = found?.compte.cles.find(({ hash }) => hash === key_hash);
    if (
      found === null ||
      cle === undefined ||
      cle.cut !== null ||
      cle.door !== 'agence' ||
      recoupees.has(key_hash)
    )
      return { result: { $case: 'refused', value: {} } };
    comptes.keyUses.note(cle.id);
    return { result: { $case: 'compte', value: present(found.slug, found.compte, clock.now()) } };
  };
