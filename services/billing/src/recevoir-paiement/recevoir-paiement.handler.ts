import type { RecevoirPaiementRequest, RecevoirPaiementResponse } from '@agence/proto/billing/v1/billing';
import type { Needs } from '../needs.ts';
import { garder, imputer, imputerGardes } from './imputer.ts';
import { lire } from './lire.ts';

/** Applies a message of the card provider, or keeps it until its customer is known. */
export const recevoirPaiement =
  (needs: Needs) =>
  async ({ corps, signature }: RecevoirPaiementRequest): Promise<RecevoirPaiementResponse> => {
    const { carte, facturations, log } = needs;
    if (carte === null) return { issue: 'fermé' };
    const message = carte.ouvrir(corps, signature);
    if (message === null) return { issue: 'signature refusée' };
    if (!message.notre_mode) {
      log.warn({ message: message.id }, 'a message of the other mode of the card provider refused');
      return { issue: 'autre mode' };
    }
    const lue = lire(message, carte);
    if (lue === null) {
      log.info({ message: message.id, type: message.type }, 'a message that says nothing of money');
      return { issue: 'reçu' };
    }
    const compte = await facturations.byCustomer(lue.customer);
    if (compte === null) await garder(needs, message.id, lue);
    else {
      await imputer(needs, compte, message.id, lue.nouvelle);
      // A process may have kept it while the account was opened, and died.
      await imputerGardes(needs, compte, lue.customer);
    }
    return { issue: 'reçu' };
  };
