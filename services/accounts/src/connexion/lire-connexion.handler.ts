import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireConnexionRequest, LireConnexionResponse } from '@agence/proto/accounts/v1/sessions';
import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';

const OUBLIEE = fr`Cette connexion n'est plus gardée.`;

export const lireConnexion =
  ({ connexions }: Needs) =>
  async ({ connexion: id }: LireConnexionRequest): Promise<LireConnexionResponse> => {
    const found = await connexions.byId(id);
    if (found === null) return refused(refuse('not_found', OUBLIEE));
    const { compte, adresse, appelant, navigateur, vue } = found;
    const value = { compte, adresse, appelant, navigateur, vue_ts: unix(vue) };
    return { result: { $case: 'connexion', value } };
  };
