import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { ListKeysRequest, ListKeysResponse } from '@agence/proto/accounts/v1/operator';
import { unix } from '@agence/words/paris';
import { COMPTE_INCONNU } from '../compte.sentences.ts';
import type { Needs } from '../needs.ts';

/** What is known of an account's keys, never the keys. */
export const listKeys =
  ({ comptes }: Needs) =>
  async ({ slug }: ListKeysRequest): Promise<ListKeysResponse> => {
    const { state } = await comptes.read(slug || '?');
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    const uses = await comptes.keyUses.last(state.cles.map(({ id }) => id));
    const keys = state.cles.map(({ id, door, end, granted, cut, expires }) => {
      const used = uses.get(id);
      return {
        id,
        door,
        end,
        granted_ts: unix(granted),
        cut_ts: cut === null ? undefined : unix(cut),
        last_use_ts: used === undefined ? undefined : unix(used),
        expires,
      };
    });
    return { result: { $case: 'keys', value: { keys } } };
  };
