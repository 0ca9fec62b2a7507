import { machineNow } from '@agence/platform/process/clock';
import { appliquerAussitot } from '../appliquer-formule/appliquer.ts';
import { momentOf, type Needs } from '../needs.ts';
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
  const received = { message: id, nouvelle, ...momentOf(needs) };
  const command = { ...received, command_id: `carte:${id}`, confirmer: true };
  const outcome = await needs.facturations.carryOut(compte, debit, command);
  if ('proposal' in outcome) await appliquerAussitot(needs, compte, outcome.proposal.formule);
};

/** Applies the messages kept for a customer before the account existed, the oldest first. */
export const imputerGardes = async (needs: Needs, compte: string, customer: string | null): Promise<void> => {
  if (customer === null) return;
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
