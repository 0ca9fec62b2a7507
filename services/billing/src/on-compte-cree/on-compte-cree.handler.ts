import type { ProductClock } from '@agence/platform/clock';
import type { Received } from '@agence/platform/consumer';
import type { DocumentStore } from '@agence/platform/document-store';
import { isoDay } from '@agence/platform/paris';
import type { EventData } from '@agence/proto/catalogue';
import type { Facturation, FacturationFact, FacturationState } from '../facturation.ts';
import { PLANS } from '../plans.ts';
import { onCompteCree } from './on-compte-cree.rule.ts';

export const onCompteCreeHandler =
  (facturations: DocumentStore<FacturationState, FacturationFact>, clock: ProductClock) =>
  async (event: EventData<'compte_cree'>, { id }: Received): Promise<void> => {
    const limites = PLANS[event.plan];
    if (limites === undefined) throw new Error(`no plan is called ${event.plan}`);
    const facturation: Facturation = {
      plan: event.plan,
      mode: event.mode_paiement === 'carte' ? 'carte' : 'virement',
      paye_jusqu_au: event.paye_jusqu_au ?? null,
      virement_note: false,
      fin_le: null,
      stripe_customer: event.stripe_customer ?? null,
    };
    const command = { command_id: id, confirmer: true, facturation, limites, today: isoDay(clock.now()) };
    await facturations.carryOut(event.compte, onCompteCree, command);
  };
