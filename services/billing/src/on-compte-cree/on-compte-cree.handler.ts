import type { Received } from '@agence/platform/bus/consumer';
import type { EventData } from '@agence/proto/catalogue';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { planDe } from '../plans.ts';
import { imputerGardes } from '../recevoir-paiement/imputer.ts';
import { type CompteCree, onCompteCree } from './on-compte-cree.rule.ts';

export const onCompteCreeHandler =
  (needs: Needs) =>
  async (event: EventData<'compte_cree'>, { id }: Received): Promise<void> => {
    const { facturations, clock } = needs;
    const opened: CompteCree = {
      plan: event.plan,
      mode: event.mode_paiement === 'carte' ? 'carte' : 'virement',
      paye_jusqu_au: event.paye_jusqu_au ?? null,
      stripe_customer: event.stripe_customer ?? null,
      limites: planDe(event.plan),
      today: isoDay(clock.now()),
    };
    await facturations.carryOut(event.compte, onCompteCree, { ...opened, command_id: id, confirmer: true });
    // Messages about its customer may have arrived before the account.
    if (opened.stripe_customer !== null) await imputerGardes(needs, event.compte, opened.stripe_customer);
  };
