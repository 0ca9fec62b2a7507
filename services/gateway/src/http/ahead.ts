import { isDeepStrictEqual } from 'node:util';
import { ask } from '@agence/calls/ask';
import type { Peers } from '@agence/calls/peers';
import type { AgencyRoute } from '@agence/calls/route';
import type { Compte } from '@agence/proto/accounts/v1/accounts';

const KEYS_KEPT = 20_000;

/** Reads during authentication for the account that a key had last time; used only if it proves to be the same. */
export function readingAhead(peers: Peers) {
  const last = new Map<string, Compte>();
  return {
    /** Starts the read. The result gives the answer for the authenticated account, undefined for another account. */
    begin: (key: string, route: AgencyRoute, id: string) => {
      const compte = route.method === 'GET' ? last.get(key) : undefined;
      if (compte === undefined) return () => undefined;
      const answer = ask(route, { compte, id, body: {}, command_id: '', peers });
      answer.catch(() => {});
      return (proved: Compte) => (isDeepStrictEqual(compte, proved) ? answer : undefined);
    },
    /** Records the account of an accepted key; undefined: it was refused, and nothing is read ahead for it. */
    note: (key: string, compte: Compte | undefined): void => {
      if (compte === undefined) return void last.delete(key);
      if (last.size >= KEYS_KEPT) last.clear();
      last.set(key, compte);
    },
  };
}
