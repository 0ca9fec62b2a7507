import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';

/** The request of a browser, signed in or not. */
export type Caller = {
  readonly needs: Needs;
  /** The path of the request: the place of its screen in the menu. */
  readonly path: string;
  /** The `{id}` of the path; empty when the path has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The fields that were sent, the first of each name; none for GET. */
  readonly form: ReadonlyMap<string, string>;
  /** The screen that this browser asked for before signing in; empty when there is none. */
  readonly vers: string;
  /** The caller's key in rate limits. */
  readonly from: string;
  /** The readable name of the browser. */
  readonly navigateur: string;
};

/** The request of a signed-in person; the account is read anew for each request. */
export type Visit = Caller & {
  readonly compte: Compte;
  readonly adresse: string;
  readonly session_hash: string;
  /** The token that every form of this session carries. */
  readonly jeton: string;
};

/**
 * A screen's answer: a page, the script, a table as CSV, or a redirect. `session` and `vers` are kept by the browser;
 * null deletes them.
 */
export type Shown =
  | ShownPage
  | { readonly to: string; readonly session?: string | null; readonly vers?: string | null }
  | { readonly script: string }
  | { readonly tableau: string; readonly nom: string };

export type ShownPage = { readonly page: string; readonly status?: number; readonly after_s?: number };

/** A screen for anybody: signing in. */
export type OpenScreen = {
  readonly path: string;
  /** By GET. */
  readonly open: (caller: Caller) => Promise<Shown>;
  /** By POST. */
  readonly receive?: (caller: Caller) => Promise<Shown>;
  /** A form that may come from elsewhere, since its path alone entitles: mail programs call it. */
  readonly from_anywhere?: boolean;
};

/** A screen of an account. */
export type AccountScreen = {
  readonly path: string;
  /** By GET; absent: the form stands on another screen. */
  readonly show?: (visit: Visit) => Promise<Shown>;
  /** By POST. */
  readonly send?: (visit: Visit) => Promise<Shown>;
  /**
   * Shows the sent fields again and changes nothing: the session had ended, or `dit` says why they cannot be taken. As
   * `show` when absent.
   */
  readonly reprendre?: (visit: Visit, dit?: string) => Promise<Shown>;
  /** What a suspended account may do too: open the screen, or also send its form. */
  readonly suspended?: 'open' | 'send' | undefined;
  /** The time limit in milliseconds of a form whose service may be slower than usual. */
  readonly within_ms?: number | undefined;
};

export type Screen = OpenScreen | AccountScreen;
