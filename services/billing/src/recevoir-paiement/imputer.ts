import { machineNow } from '@agence/platform/process/clock';
import { isoDay } from '@agence/words/paris';
import { appliquerAussitot } from '../appliquer-formule/appliquer-formule.handler.ts';
import type { Needs } from '../needs.ts';
import { debit } from './debit.rule.ts';
import type { Lue } from './lire.ts';
import type { Nouvelle } from './nouvelle.ts';

/** Applies a message of the card provider to an account. The message's id names the command, so a repeat changes nothing. */
export const imputer = async (
  needs: Needs,
  compte: string,
  id: string,
  nouvelle: Nouvelle,
): Promise<void> => {
  const { facturations, clock } = needs;
  const now = clock.now();
  const command = { command_id: `carte:${id}`, confirmer: true };
  const received = { message: id, nouvelle, now, today: isoDay(now) };
  const outcome = await facturations.carryOut(compte, debit, { ...received, ...command });
  if ('proposal' in outcome) await appliquerAussitot(needs, compte, outcome.proposal.formule);
};

/** Applies the messages kept for a customer before the account existed, the oldest first. */
export const imputerGardes = async (needs: Needs, compte: string, customer: string): Promise<void> => {
  for (const { _id, nouvelle } of await needs.gardes.of(customer)) {
    await imputer(needs, compte, _id, nouvelle);
    await needs.gardes.forget(_id);
  }
};

/** Keeps a message about a customer without an account, then looks again: the account may have been opened meanwhile. */
export const garder = async (needs: Needs, id: string, { customer, nouvelle }: Lue): Promise<void> => {
  await needs.gardes.keep({ _id: id, customer, nouvelle, at: machineNow() });
  const compte = await needs.facturations.byCustomer(customer);
  if (compte === null) needs.log.warn({ message: id, customer }, 'a message about a customer of no account');
  else await imputerGardes(needs, compte, customer);
};
