import { accountIsErased } from '@agence/platform/bus/account-erased';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { aCloturer, cloturer } from './cloturer.rule.ts';

/** Archives copies, then takes the clients out; after a crash in between, the next removal does. */
export const cloturerAnciens = async (
  { portefeuilles, clos, accounts, clock }: Pick<Needs, 'portefeuilles' | 'clos' | 'accounts' | 'clock'>,
  compte: string,
  command_id: string,
): Promise<void> => {
  const today = isoDay(clock.now());
  const { state } = await portefeuilles.read(compte);
  const copies = aCloturer(state, today);
  if (copies.length === 0) return;
  await clos.keep(compte, copies);
  if (await accountIsErased(accounts, compte)) return clos.forget(compte);
  await portefeuilles.carryOut(compte, cloturer, { command_id, confirmer: true, copies, today });
};
