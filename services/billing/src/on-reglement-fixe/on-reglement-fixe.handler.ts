import type { Received } from '@agence/platform/bus/consumer';
import type { EventData } from '@agence/proto/catalogue';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { imputerGardes } from '../recevoir-paiement/imputer.ts';
import { onReglementFixe, type ReglementFixe } from './on-reglement-fixe.rule.ts';

export const onReglementFixeHandler =
  (needs: Needs) =>
  async (event: EventData<'reglement_fixe'>, { id }: Received): Promise<void> => {
    const fixe: ReglementFixe = {
      mode: event.mode_paiement === 'carte' ? 'carte' : 'virement',
      stripe_customer: event.stripe_customer ?? null,
      today: isoDay(needs.clock.now()),
    };
    const command = { ...fixe, command_id: id, confirmer: true };
    await needs.facturations.carryOut(event.compte, onReglementFixe, command);
    // Messages about this customer may have arrived before.
    if (fixe.stripe_customer !== null) await imputerGardes(needs, event.compte, fixe.stripe_customer);
  };
