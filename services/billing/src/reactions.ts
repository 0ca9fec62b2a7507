import { onAccountErased } from '@agence/platform/bus/account-erased';
import { on, type Reaction, type Received } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import type { EventData } from '@agence/proto/catalogue';
import { appliquer } from './appliquer-formule/appliquer.ts';
import { momentOf, type Needs } from './needs.ts';
import { onCompteCree } from './on-compte-cree/on-compte-cree.rule.ts';
import { onCompteEfface } from './on-compte-efface/on-compte-efface.rule.ts';
import { onReglementFixe } from './on-reglement-fixe/on-reglement-fixe.rule.ts';
import { planDe } from './plans.ts';
import { imputerGardes } from './recevoir-paiement/imputer.ts';

/** How an account pays, in the words of accounts. */
const reglementDe = ({ mode_paiement, stripe_customer }: EventData<'reglement_fixe'>) =>
  ({
    mode: mode_paiement === 'carte' ? 'carte' : 'virement',
    stripe_customer: stripe_customer ?? null,
  }) as const;

/** Opens billing, then applies the messages about its customer that arrived before the account. */
export const compteCree =
  (needs: Needs) =>
  async (event: EventData<'compte_cree'>, { id }: Received): Promise<void> => {
    const { compte, plan, paye_jusqu_au = null } = event;
    const reglement = reglementDe(event);
    const opened = { plan, paye_jusqu_au, limites: planDe(plan), ...reglement, ...momentOf(needs) };
    const command = { ...opened, command_id: id, confirmer: true };
    await needs.facturations.carryOut(compte, onCompteCree, command);
    await imputerGardes(needs, compte, reglement.stripe_customer);
  };

export const reactions = (needs: Needs, { db }: Pick<Platform, 'db'>): readonly Reaction[] => [
  on('compte_cree', 'facturation', compteCree(needs)),
  on('reglement_fixe', 'reglement', async (event, { id }) => {
    const reglement = reglementDe(event);
    const command = { ...reglement, ...momentOf(needs), command_id: id, confirmer: true };
    await needs.facturations.carryOut(event.compte, onReglementFixe, command);
    await imputerGardes(needs, event.compte, reglement.stripe_customer);
  }),
  on('formule_payee', 'formule', ({ compte }) => appliquer(needs, compte)),
  onAccountErased(db, async (compte, { id: command_id }) => {
    await needs.facturations.carryOut(compte, onCompteEfface, { command_id, confirmer: true });
  }),
];
