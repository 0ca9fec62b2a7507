import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';

/** What a browser asks of a screen, whoever it is. */
export type Caller = {
  readonly needs: Needs;
  /** The `{id}` of the path; empty when the path has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The fields that were sent, the first of each name; none for GET. */
  readonly form: ReadonlyMap<string, string>;
  /** The screen that this browser asked for before signing in; empty when there is none. */
  readonly vers: string;
  /** Who calls, as limits count it. */
  readonly from: string;
  /** With which browser, as people call it. */
  readonly navigateur: string;
};

/** Somebody signed in, on an account read at this moment. */
export type Visit = Caller & {
  readonly compte: Compte;
  readonly adresse: string;
  readonly session_hash: string;
  /** What every form of this session carries. */
  readonly jeton: string;
};

/** What a screen answers: a page, the script of all of them, or where to go; `session` and `vers` are what the browser keeps from then on, null takes them away. */
export type Shown =
  | { readonly page: string; readonly status?: number; readonly after_s?: number }
  | { readonly to: string; readonly session?: string | null; readonly vers?: string | null }
  | { readonly script: string };

type Where = { readonly method: 'GET' | 'POST'; readonly path: string };

type Read = { readonly method: 'GET' };

type Sent = {
  readonly method: 'POST';
  /**
   * Shows again what was sent and does nothing: it was sent in a session that was over, or `dit` says why it cannot be
   * taken as it is.
   */
  readonly reprendre: (visit: Visit, dit?: string) => Promise<Shown>;
};

/** A screen for anybody: signing in. */
export type OpenScreen = Where & { readonly open: (caller: Caller) => Promise<Shown> };

/** A screen of an account; `suspended`: shown whatever the account's state. */
export type AccountScreen = (Read | Sent) & {
  readonly path: string;
  readonly show: (visit: Visit) => Promise<Shown>;
  readonly suspended?: boolean;
  /** For the rare screen whose service may take longer than the usual bound, in milliseconds. */
  readonly within_ms?: number;
};

export type Screen = OpenScreen | AccountScreen;
