import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireDemandeRequest, LireDemandeResponse } from '@agence/proto/accounts/v1/accounts';
import { unix } from '@agence/words/paris';
import { DEMANDE_INCONNUE } from '../compte.sentences.ts';
import type { Needs } from '../needs.ts';

export const lireDemande =
  ({ comptes }: Needs) =>
  async ({ compte, demande: id }: LireDemandeRequest): Promise<LireDemandeResponse> => {
    const { state } = await comptes.read(compte);
    const found = state?.demandes.find((candidate) => candidate.id === id);
    if (found === undefined) return refused(refuse('not_found', DEMANDE_INCONNUE));
    const { demandee, ...demande } = found;
    return { result: { $case: 'demande', value: { ...demande, demande_ts: unix(demandee) } } };
  };
