import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/refus';
import type { LireAccesRequest, LireAccesResponse } from '@agence/proto/accounts/v1/accounts';
import { unix } from '@agence/words/paris';
import { COMPTE_INCONNU } from '../compte.sentences.ts';
import type { Needs } from '../needs.ts';

/** What opens an account: its keys, never the keys themselves, how many sessions, whether it has an ordering address. */
export const lireAcces =
  ({ comptes }: Needs) =>
  async ({ compte }: LireAccesRequest): Promise<LireAccesResponse> => {
    const { state } = await comptes.read(compte);
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    const uses = await comptes.keyUses.last(state.cles.map(({ id }) => id));
    const seconds = (at: Date | null | undefined) => (at == null ? undefined : unix(at));
    const cles = state.cles.map(({ id, door, end, granted, cut }) => ({
      ...{ porte: door, fin: end, remise_ts: unix(granted) },
      ...{ coupee_ts: seconds(cut), utilisee_ts: seconds(uses.get(id)) },
    }));
    const value = {
      cles,
      sessions: state.sessions.length,
      assistants: state.assistants.filter(({ coupe }) => coupe === null).length,
      badge: state.badge !== null,
      cle_demandee_ts: seconds(state.cle_demandee),
    };
    return { result: { $case: 'acces', value } };
  };
