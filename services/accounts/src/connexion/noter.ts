import { createHash, randomUUID } from 'node:crypto';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Needs } from '../needs.ts';
import { noterConnexion } from './connexion.rule.ts';

/** From where somebody signs in, as the console sees it; absent from a console of an earlier release. */
export type Depuis = { readonly appelant?: string | undefined; readonly navigateur?: string | undefined };

/** Records a sign-in before the session's secret is returned, so that none goes unrecorded. */
export async function noter(
  { connexions, machineNow }: Pick<Needs, 'connexions' | 'machineNow'>,
  compte: string,
  adresse: string,
  { appelant, navigateur = '' }: Depuis,
): Promise<void> {
  if (appelant === undefined) return;
  const key = createHash('sha256').update([compte, appelant, navigateur].join('\n')).digest('base64url');
  const connexion = { id: opaqueId('cx'), compte, adresse, appelant, navigateur, vue: machineNow() };
  await connexions.carryOut(key, noterConnexion, { connexion, command_id: randomUUID(), confirmer: true });
}
