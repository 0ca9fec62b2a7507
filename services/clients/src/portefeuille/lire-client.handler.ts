import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireClientRequest, LireClientResponse } from '@agence/proto/clients/v1/clients';
import type { Needs } from '../needs.ts';
import { ficheMontree } from './fiche.ts';
import { montrer } from './montrer.ts';
import { CLIENT_INCONNU } from './portefeuille.sentences.ts';

export const lireClient =
  ({ portefeuilles, dossiers }: Needs) =>
  async ({ compte, id }: LireClientRequest): Promise<LireClientResponse> => {
    const { state } = await portefeuilles.readWith(compte, { id });
    const client = state.clients.find((candidate) => candidate.id === id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const dossier = await dossiers.read(id);
    const shown = montrer(client, dossier.state, state.limites);
    return { result: { $case: 'client', value: { ...shown, fiche: ficheMontree(client.fiche) } } };
  };
