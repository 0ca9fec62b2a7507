import { randomUUID } from 'node:crypto';
import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type {
  ListAddressRequestsResponse,
  SettleAddressRequestRequest,
  SettleAddressRequestResponse,
} from '@agence/proto/accounts/v1/operator';
import { unix } from '@agence/words/paris';
import { DEMANDE_INCONNUE } from '../compte.sentences.ts';
import type { Needs } from '../needs.ts';
import { settleAddress } from './settle-address.rule.ts';

export const settleAddressHandler =
  ({ comptes }: Needs) =>
  async (request: SettleAddressRequestRequest): Promise<SettleAddressRequestResponse> => {
    const slug = request.id === '' ? null : await comptes.byDemande(request.id);
    if (slug === null) return refused(refuse('not_found', DEMANDE_INCONNUE));
    const command = { ...request, command_id: randomUUID(), confirmer: true };
    const outcome = await comptes.carryOut(slug, settleAddress, command);
    if ('refusal' in outcome) return refused(outcome);
    const { id, nom, action, adresse, etat, adresses } = outcome.proposal;
    const value = { id, slug, nom, action, adresse, etat, adresses: [...adresses] };
    return { result: { $case: 'settled', value } };
  };

export const listAddressRequests =
  ({ comptes }: Needs) =>
  async (): Promise<ListAddressRequestsResponse> => {
    const requests = (await comptes.all()).flatMap(({ slug, compte: { nom, demandes } }) =>
      demandes
        .filter(({ etat }) => etat === 'transmise')
        .map(({ id, action, adresse, meme_domaine, demandee }) => ({
          ...{ id, slug, nom, action, adresse, meme_domaine },
          demande_ts: unix(demandee),
        })),
    );
    return { requests: requests.toSorted((a, b) => a.demande_ts - b.demande_ts) };
  };
