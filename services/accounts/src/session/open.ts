import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Needs } from '../needs.ts';
import { ouvrirSession } from './session.rule.ts';

/** Opens a session on an account and answers its secret, told once; null when the address is not the account's. */
export async function openOn(
  { comptes, machineNow }: Needs,
  slug: string,
  adresse: string,
): Promise<string | null> {
  if (slug === '') return null;
  const secret = randomBytes(32).toString('base64url');
  const id = createHash('sha256').update(secret).digest('hex');
  const session = { id, adresse, ouverte: machineNow() };
  const opened = await comptes.carryOut(slug, ouvrirSession, {
    ...{ session, command_id: randomUUID() },
    confirmer: true,
  });
  return 'refusal' in opened ? null : secret;
}
