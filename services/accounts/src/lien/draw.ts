import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { opaqueId } from '@agence/platform/opaque-id';
import { LIEN_MINUTES } from '@agence/words/promises';
import type { Needs } from '../needs.ts';
import { demanderLien } from './lien.rule.ts';

/** One document an address, whatever its capitals. */
const keyOf = (adresse: string): string =>
  createHash('sha256').update(adresse.toLowerCase()).digest('base64url');

/** All that a link is drawn from: whether anybody has its address is not looked up. */
export type Drawing = Pick<Needs, 'liens' | 'machineNow'>;

/** Draws a link for an address and answers its token; `operator`: who hands it over instead of a message. */
export async function draw(
  { liens, machineNow }: Drawing,
  adresse: string,
  operator: string | null,
): Promise<string> {
  const expire = new Date(machineNow().getTime() + LIEN_MINUTES * 60_000);
  const jeton = randomBytes(32).toString('base64url');
  const lien = { id: opaqueId('l'), adresse, jeton, expire };
  const command = { lien, operator, command_id: randomUUID(), confirmer: true };
  await liens.carryOut(keyOf(adresse), demanderLien, command);
  return jeton;
}
