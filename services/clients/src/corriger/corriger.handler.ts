import { refused } from '@agence/platform/refus';
import type { CorrigerRequest, CorrigerResponse, Identite as Message } from '@agence/proto/clients/v1/suivi';
import type { Needs } from '../needs.ts';
import type { Identite } from '../portefeuille/portefeuille.ts';
import { correction, preparer } from './correction.ts';

const montrer = ({ ville, metier, ...names }: Identite): Message => ({
  ...names,
  ville: ville ?? undefined,
  metier: metier ?? undefined,
});

export const corrigerHandler =
  (needs: Needs) =>
  async ({ ordre, id, champs = {} }: CorrigerRequest): Promise<CorrigerResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const at = { first: id, second: compte, command_id, confirmer };
    const outcome = await correction(needs).carryOut(at, () =>
      preparer(needs, { compte, id, command_id }, champs),
    );
    if ('refusal' in outcome) return refused(outcome);
    const { avant, apres, ...rest } = outcome.proposal;
    const value = { ...rest, avant: montrer(avant), apres: montrer(apres) };
    return { result: { $case: 'correction', value } };
  };
