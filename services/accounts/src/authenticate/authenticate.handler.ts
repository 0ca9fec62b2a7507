import type { AuthenticateRequest, AuthenticateResponse } from '@agence/proto/accounts/v1/accounts';
import { isoDay } from '@agence/words/paris';
import type { Cle } from '../compte.ts';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';

/** Whether a key opens the API at a moment. */
const opens = ({ cut, door, expires }: Cle, now: Date): boolean =>
  cut === null && door === 'agence' && (expires === undefined || isoDay(now) <= expires);

/** Reads the account of a key, without a cache. Unknown, cut, expired and other-door keys get one answer, after the same work. */
export const authenticate =
  ({ comptes, recoupees, clock }: Needs) =>
  async ({ key_hash }: AuthenticateRequest): Promise<AuthenticateResponse> => {
    const found = await comptes.byKeyHash(key_hash);
    const cle = found?.compte.cles.find(({ hash }) => hash === key_hash);
    const now = clock.now();
    if (found === null || cle === undefined || !opens(cle, now) || recoupees.has(key_hash))
      return { result: { $case: 'refused', value: {} } };
    comptes.keyUses.note(cle.id);
    return { result: { $case: 'compte', value: present(found.slug, found.compte, now) } };
  };
