import { refused } from '@agence/platform/process/refus';
import type { DemanderFormuleRequest, DemanderFormuleResponse } from '@agence/proto/billing/v1/billing';
import { espaceDePaiement } from '../carte/espace.ts';
import type { Needs } from '../needs.ts';
import { demanderFormule } from './formule.rule.ts';
import { occupees } from './occupees.ts';

export const demanderFormuleHandler =
  (needs: Needs) =>
  async ({ ordre, formule }: DemanderFormuleRequest): Promise<DemanderFormuleResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const { facturations, carte } = needs;
    const { state } = await facturations.read(compte);
    const outcome = await facturations.carryOut(compte, demanderFormule, {
      command_id,
      confirmer,
      formule,
      prix: needs.prix.get(formule),
      occupees: await occupees(needs, compte, state, formule),
      vendue_par_carte: state?.stripe_customer != null && (carte?.vend(formule) ?? false),
    });
    if ('refusal' in outcome) return refused(outcome);
    const espace_de_paiement = await espaceDePaiement(carte, state);
    return { result: { $case: 'demande', value: { ...outcome.proposal, espace_de_paiement } } };
  };
