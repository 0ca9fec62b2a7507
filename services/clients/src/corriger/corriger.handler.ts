import { refused } from '@agence/platform/process/refus';
import type { CorrigerRequest, CorrigerResponse } from '@agence/proto/clients/v1/suivi';
import type { Needs } from '../needs.ts';
import { identiteMontree } from '../portefeuille/fiche.ts';
import { correction, preparer } from './correction.ts';

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
    const value = { ...rest, avant: identiteMontree(avant), apres: identiteMontree(apres) };
    return { result: { $case: 'correction', value } };
  };
