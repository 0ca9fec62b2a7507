import { isDeepStrictEqual } from 'node:util';
import { ask } from '@agence/calls/ask';
import type { Peers } from '@agence/calls/peers';
import type { AgencyRoute, Answer } from '@agence/calls/route';
import type { Compte } from '@agence/proto/accounts/v1/accounts';

const KEYS_KEPT = 20_000;

/**
 * Starts a read during authentication, for the account that the key had last time. Its answer is used only if the
 * authenticated account is identical; otherwise the read is repeated.
 */
export type Ahead = {
  /** Starts the read. The result gives the answer for the authenticated account, undefined for another account. */
  readonly begin: (
    key: string,
    route: AgencyRoute,
    id: string,
  ) => (compte: Compte) => Promise<Answer> | undefined;
  /** Records the account of an accepted key; undefined: it was refused, and nothing is read ahead for it. */
  readonly note: (key: string, compte: Compte | undefined) => void;
};

export function readingAhead(peers: Peers): Ahead {
  const last = new Map<string, Compte>();
  return {
    begin: (key, route, id) => {
      const compte = route.method === 'GET' ? last.get(key) : undefined;
      if (compte === undefined) return () => undefined;
      const answer = ask(route, { compte, id, body: {}, command_id: '', peers });
      answer.catch(() => {});
      return (proved) => (isDeepStrictEqual(compte, proved) ? answer : undefined);
    },
    note: (key, compte) => {
      if (compte === undefined) return void last.delete(key);
      if (last.size >= KEYS_KEPT) last.clear();
      last.set(key, compte);
    },
  };
}
