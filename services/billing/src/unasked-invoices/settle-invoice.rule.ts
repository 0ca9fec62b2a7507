import { fr, propose, refuse } from '@agence/gesture';
import { FACTURATION_INCONNUE, type FacturationRule, type Par } from '../facturation.facts.ts';
import { imprevuesDe } from '../factures-imprevues.ts';

/** `facture` may be left out when only one waits. */
export type SettleInvoice = Par & { readonly facture?: string | undefined };

/** A person settled an unrequested invoice with the customer and the card provider. */
export const settleInvoice: FacturationRule<SettleInvoice, { plan: string }> = (state, command) => {
  const { operator, why, facture } = command;
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const waiting = imprevuesDe(state);
  const named = waiting.filter(({ id }) => facture === undefined || id === facture);
  const [invoice, ...others] = named;
  if (waiting.length === 0) return refuse('conflict', fr`Aucune facture imprévue n'attend pour ce compte.`);
  if (invoice === undefined)
    return refuse('not_found', fr`Aucune facture imprévue de ce compte ne porte cet identifiant.`);
  if (others.length > 0) {
    const ids = named.map(({ id }) => id).join(', ');
    return refuse(
      'conflict',
      fr`Plusieurs factures imprévues attendent : nommez celle qui est réglée (${ids}).`,
    );
  }
  return propose({ plan: state.plan }, [{ type: 'facture_reglee', facture: invoice.id, operator, why }]);
};
