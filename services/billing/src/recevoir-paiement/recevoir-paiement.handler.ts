import type { RecevoirPaiementRequest, RecevoirPaiementResponse } from '@agence/proto/billing/v1/billing';
import { isoDay } from '@agence/words/paris';
import { appliquerAussitot } from '../appliquer-formule/appliquer-formule.handler.ts';
import type { Needs } from '../needs.ts';
import { debit } from './debit.rule.ts';
import { lire } from './lire.ts';
import { nobodyAsked } from './unasked.ts';

/** A message of the card provider. Its id names the command: sent again, it does nothing again. */
export const recevoirPaiement =
  (needs: Needs) =>
  async ({ corps, signature }: RecevoirPaiementRequest): Promise<RecevoirPaiementResponse> => {
    const { carte, facturations, clock, log } = needs;
    if (carte === null) return { issue: 'fermé' };
    const message = carte.ouvrir(corps, signature);
    if (message === null) return { issue: 'signature refusée' };
    const lue = lire(message, carte);
    const compte = lue === null ? null : await facturations.byCustomer(lue.customer);
    if (lue === null || compte === null) {
      log.info({ message: message.id, type: message.type }, 'a message about no account');
      return { issue: 'reçu' };
    }
    const { nouvelle } = lue;
    const command = { command_id: `carte:${message.id}`, confirmer: true };
    const told = { nouvelle, today: isoDay(clock.now()) };
    const { state } = await facturations.read(compte);
    const outcome = await facturations.carryOut(compte, debit, { ...told, ...command });
    if (nobodyAsked(state, nouvelle))
      log.warn({ compte, ...nouvelle }, 'an invoice bears the price of a plan that nobody asked for');
    if ('proposal' in outcome) await appliquerAussitot(needs, compte, outcome.proposal.formule);
    return { issue: 'reçu' };
  };
