import type { generateText, LanguageModel, ToolSet } from 'ai';

export type Connection = { apiKey?: string | undefined; baseURL?: string | undefined; fetch: typeof fetch };
export type Reply = Awaited<ReturnType<typeof generateText<ToolSet>>>;
type Opened = {
  model: LanguageModel;
  tools?: ToolSet;
  providerOptions?: Parameters<typeof generateText>[0]['providerOptions'];
};

/** `structured`: the reply is held to a JSON schema, and no web search is wanted; tools are left out of such a call. */
export type Asked = { model: string; ville: string | undefined; structured: boolean };

/** What a provider's file says of itself; everything else about a call is the same for all of them. */
export type Adapter = {
  /** Stands before the model's name in documents. */
  label: string;
  /** The environment variables of its key and of another address. */
  key: string;
  base: string;
  recherche_web: boolean;
  /** Its cheapest model that holds to a schema: it reads answers where `READER_MODEL` names none. */
  reader?: string;
  /**
   * Loads its SDK, which a process that asks nobody else's models never does. `ville`: where the customer is, for a web
   * search that takes a place. `tools`: the provider's own web search. The model is an object: a plain string would go
   * through a gateway.
   */
  open: (connection: Connection, asked: Asked) => Promise<Opened>;
  /** How many searches were charged beside the tokens. */
  searches?: (reply: Reply) => number;
  /** What the provider reports that it charged. */
  dollars?: (reply: Reply) => number | null;
  /** The exact version, where the SDK does not pass it on. */
  version?: (reply: Reply) => string | undefined;
};

/** What every provider's factory takes; absent settings are left out so that the factory's own defaults hold. */
export const settingsOf = ({ apiKey, baseURL, fetch }: Connection) => ({
  fetch,
  ...(apiKey === undefined ? {} : { apiKey }),
  ...(baseURL === undefined ? {} : { baseURL }),
});

/** Where the customer is, for a web search that takes a place. */
export const frenchPlace = (ville: string | undefined) => ({
  type: 'approximate' as const,
  country: 'FR',
  ...(ville ? { city: ville } : {}),
});

/** Searches that the provider ran by itself: each is charged. */
export const toolCallsNamed = (reply: Reply, name: string): number =>
  reply.toolCalls.filter((call) => call.toolName === name).length;
