import { refused } from '@agence/platform/process/refus';
import type { ChangerMarqueRequest, ChangerMarqueResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { changerMarque } from './marque.rule.ts';

export const changerMarqueHandler =
  ({ comptes }: Needs) =>
  async ({ ordre, nom, couleur, contact }: ChangerMarqueRequest): Promise<ChangerMarqueResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const demandee = {
      ...(nom === undefined ? {} : { nom }),
      ...(couleur === undefined ? {} : { couleur }),
      ...(contact === undefined ? {} : { contact }),
    };
    const outcome = await comptes.carryOut(compte, changerMarque, { command_id, confirmer, demandee });
    if ('refusal' in outcome) return refused(outcome);
    const { changerait, actuelle, marque } = outcome.proposal;
    const value = {
      changerait: { nom: changerait.nom, couleur: changerait.couleur, contact: changerait.contact },
      actuelle: { ...actuelle },
      marque: { ...marque },
    };
    return { result: { $case: 'changement', value } };
  };
