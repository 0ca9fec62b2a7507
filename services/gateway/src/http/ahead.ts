import { isDeepStrictEqual } from 'node:util';
import { ask } from '@agence/calls/ask';
import type { Peers } from '@agence/calls/peers';
import type { AgencyRoute, Answer } from '@agence/calls/route';
import type { Compte } from '@agence/proto/accounts/v1/accounts';

const KEYS_KEPT = 20_000;

/**
 * What a key reads is asked for while its account is being read, for the account that it was last answered for; what
 * comes back counts only when the account proves to be the same to the letter, and is read again otherwise.
 */
export type Ahead = {
  /** Begins to read; answers with how to get what was read for that account, undefined when it was another. */
  readonly begin: (
    key: string,
    route: AgencyRoute,
    id: string,
  ) => (compte: Compte) => Promise<Answer> | undefined;
  /** The account that a key was just let in for; undefined: it was refused, and nothing is read ahead for it. */
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
