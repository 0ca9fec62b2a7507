import { createHash } from 'node:crypto';
import { newCommand } from '@agence/gesture/handler';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { LIEN_MINUTES } from '@agence/words/promises';
import type { Needs } from '../needs.ts';
import { demanderLien } from './lien.rule.ts';

/** One document per address, in any case, and caller: nobody cancels another caller's link. */
const keyOf = (adresse: string, appelant: string): string =>
  createHash('sha256').update(`${adresse.toLowerCase()} ${appelant}`).digest('base64url');

/** What drawing a link needs; it never looks up whether an account has the address. */
export type Drawing = Pick<Needs, 'liens' | 'machineNow'>;

/** Draws a link for an address. `remis`: the operator who hands it over instead of a message, and its token's hash. */
export async function draw(
  { liens, machineNow }: Drawing,
  { adresse, appelant }: { readonly adresse: string; readonly appelant: string },
  remis?: { readonly operator: string; readonly hash: string },
): Promise<void> {
  const expire = new Date(machineNow().getTime() + LIEN_MINUTES * 60_000);
  const jetons = remis === undefined ? [] : [remis.hash];
  const lien = { id: opaqueId('l'), adresse, jetons, expire };
  const command = { lien, operator: remis?.operator ?? null, ...newCommand() };
  await liens.carryOut(keyOf(adresse, appelant), demanderLien, command);
}
