import type { generateText, LanguageModel, ToolSet } from 'ai';

export type Connection = { apiKey?: string | undefined; baseURL?: string | undefined; fetch: typeof fetch };
export type Reply = Awaited<ReturnType<typeof generateText<ToolSet>>>;
type Opened = {
  model: LanguageModel;
  tools?: ToolSet;
  providerOptions?: Parameters<typeof generateText>[0]['providerOptions'];
};

/** `structured`: the reply follows a JSON schema; such a call has no tools, so no web search. */
export type Asked = { model: string; ville: string | undefined; structured: boolean };

/** The particulars of a provider; the rest of a call is the same for all. */
export type Adapter = {
  /** Stands before the model's name in documents. */
  label: string;
  /** The environment variables of its key and of its base address. */
  key: string;
  base: string;
  recherche_web: boolean;
  /** Its cheapest model that follows a schema: the default reader when `READER_MODEL` names none. */
  reader?: string;
  /**
   * Loads the SDK, only in processes that call this provider. `ville`: the customer's place, for web searches that
   * take one. `tools`: the provider's own web search. The model is an object, since a plain string would go through a
   * gateway.
   */
  open: (connection: Connection, asked: Asked) => Promise<Opened>;
  /** Searches charged in addition to the tokens. */
  searches?: (reply: Reply) => number;
  /** The price that the provider reports. */
  dollars?: (reply: Reply) => number | null;
  /** The exact version, when the SDK does not return it. */
  version?: (reply: Reply) => string | undefined;
};

/** The settings of a provider's factory; absent ones are left out so that the factory's defaults apply. */
export const settingsOf = ({ apiKey, baseURL, fetch }: Connection) => ({
  fetch,
  ...(apiKey === undefined ? {} : { apiKey }),
  ...(baseURL === undefined ? {} : { baseURL }),
});

/** The customer's place, for web searches that take one. */
export const frenchPlace = (ville: string | undefined) => ({
  type: 'approximate' as const,
  country: 'FR',
  ...(ville ? { city: ville } : {}),
});

/** Searches that the provider itself ran: each is charged. */
export const toolCallsNamed = (reply: Reply, name: string): number =>
  reply.toolCalls.filter((call) => call.toolName === name).length;
