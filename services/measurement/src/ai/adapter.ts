import type { generateText, LanguageModel, ToolSet } from 'ai';
import type { Limits } from './limits.ts';

export type Connection = { apiKey?: string | undefined; baseURL?: string | undefined; fetch: typeof fetch };
export type Reply = Awaited<ReturnType<typeof generateText<ToolSet>>>;
type Opened = {
  model: LanguageModel;
  tools?: ToolSet;
  providerOptions?: Parameters<typeof generateText>[0]['providerOptions'];
};

/** `search`: undefined when the call may not search the web; `most` is null where no limit can be sent. */
export type Asked = {
  model: string;
  ville: string | undefined;
  search: { most: number | null } | undefined;
  effort: Limits['effort'];
};

/**
 * US dollars per million tokens in and out, and per thousand searches, for short requests: from 100,000 tokens on, some
 * cost more. A name means itself and its dated versions, and no other model.
 */
export type Price = readonly [model: string, input: number, output: number, search: number];

/** A provider's list of prices. We read stored copies of its pages, which may be some weeks old. */
export type Prices = {
  /** The day its page was read: YYYY-MM-DD; absent: we read none. */
  readonly read?: string;
  /** "Unconfirmed": as resellers and price collections say, or from memory; the others as the page says. */
  readonly list: readonly Price[];
};

/** The particulars of a provider; the rest of a call is the same for all. */
export type Adapter = {
  /** Stands before the model's name in documents. */
  label: string;
  /** The environment variables of its key and of its base address. */
  key: string;
  base: string;
  recherche_web: boolean;
  /** Whether its sources are pages that the answer cites, or all that the search gave to read; null: it returns none. */
  sources: 'citees' | 'lues' | null;
  /** Its cheapest model that follows a schema: the default reader when `READER_MODEL` names none. */
  reader?: string;
  prices?: Prices;
  /** Loads the SDK, only in processes that call this provider. A plain string as model would go through a gateway. */
  open: (connection: Connection, asked: Asked) => Promise<Opened>;
  /** Searches charged in addition to the tokens. */
  searches?: (reply: Reply) => number;
  /** The price that the provider reports. */
  dollars?: (reply: Reply) => number | null;
  /** The exact version, when the SDK does not return it. */
  version?: (reply: Reply) => string | undefined;
  /** The provider never says that it cut an answer: one that used all its tokens counts as cut. */
  cutsSilently?: true;
};

/** The settings of a provider's factory. `version` is added to an address without it; `bareOnly`: without any path. */
export const settingsOf = ({ apiKey, baseURL, fetch }: Connection, version = '', bareOnly = false) => ({
  fetch,
  ...(apiKey === undefined ? {} : { apiKey }),
  ...(baseURL === undefined ? {} : { baseURL: withVersion(baseURL, version, bareOnly) }),
});

const withVersion = (address: string, version: string, bareOnly: boolean): string => {
  const base = address.replace(/\/+$/, '');
  const { pathname } = new URL(base);
  const whole = bareOnly ? pathname !== '/' : /\/v\d\w*$/.test(pathname);
  return whole ? base : `${base}${version}`;
};

export const frenchPlace = (ville: string | undefined) => ({
  type: 'approximate' as const,
  country: 'FR',
  timezone: 'Europe/Paris',
  ...(ville ? { city: ville } : {}),
});

type Output = { readonly type?: string; readonly action?: { readonly type?: string } | null };

/** Searches in a reply of `/responses`: a page that was opened, or searched within, is none and costs nothing. */
export const searchesOfResponses = (reply: Reply): number => {
  const { output = [] } = (reply.response.body ?? {}) as { readonly output?: readonly Output[] };
  return output.filter(
    ({ type, action }) => type === 'web_search_call' && (action?.type ?? 'search') === 'search',
  ).length;
};
