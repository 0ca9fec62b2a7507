import type { Provider } from './port.ts';

/** What every call to a model runs into until a person of ours does something. */
export type Trouble = 'credit' | 'key' | 'address' | 'model';

/** What a provider's error means. `busy`: refused before any work, to be asked again. */
type Meaning = Trouble | 'busy';

type Row = {
  /** Absent: every provider. */
  readonly of?: Provider;
  readonly status: number | readonly [from: number, to: number];
  /** Stands in the reply; absent: whatever it says. */
  readonly says?: RegExp;
  readonly means: Meaning;
  readonly source: string;
};

const ANTHROPIC = 'https://platform.claude.com/docs/en/api/errors';
const OPENAI = 'https://developers.openai.com/api/docs/guides/error-codes';
const GOOGLE = 'https://ai.google.dev/gemini-api/docs/troubleshooting';
const XAI = 'https://docs.x.ai/docs/key-information/debugging';
const MISTRAL = 'https://docs.mistral.ai/resources/error-glossary';
const PERPLEXITY = 'https://docs.perplexity.ai/docs/sdk/error-handling';
const HTTP = 'https://www.rfc-editor.org/rfc/rfc9110#section-15';
const SEEN = 'LiteLLM’s proxy, seen on 28/11/2026';

/**
 * The first row that fits counts. Sources read on 28/11/2026; what could not be tried without keys stands in
 * docs/providers.md. All else: 429 is `busy`, another 4xx refuses this one call, and a 5xx may have been charged.
 */
const ROWS: readonly Row[] = [
  { of: 'anthropic', status: 400, says: /credit balance|usage limits/i, means: 'credit', source: ANTHROPIC },
  { of: 'anthropic', status: 429, says: /spend_limit_reached/, means: 'credit', source: ANTHROPIC },
  { of: 'anthropic', status: 529, means: 'busy', source: ANTHROPIC },
  {
    of: 'google',
    status: 400,
    says: /API_KEY_INVALID|API key (not valid|expired)/,
    means: 'key',
    source: GOOGLE,
  },
  { of: 'google', status: 400, says: /FAILED_PRECONDITION/, means: 'credit', source: GOOGLE },
  { of: 'google', status: 503, says: /UNAVAILABLE|overloaded/, means: 'busy', source: GOOGLE },
  { of: 'openai', status: 503, says: /overloaded|slow.?down/i, means: 'busy', source: OPENAI },
  { status: 429, says: /insufficient_quota|billing_hard_limit/, means: 'credit', source: OPENAI },
  { of: 'xai', status: 400, says: /incorrect api key/i, means: 'key', source: XAI },
  { of: 'xai', status: [403, 429], says: /credits|spending limit/i, means: 'credit', source: XAI },
  { of: 'mistral', status: 400, says: /invalid[ _]model/i, means: 'model', source: MISTRAL },
  { of: 'perplexity', status: 400, says: /invalid[ _]model/i, means: 'model', source: PERPLEXITY },
  { of: 'perplexity', status: 401, says: /quota|credits/i, means: 'credit', source: PERPLEXITY },
  { status: 400, says: /invalid model name/i, means: 'model', source: SEEN },
  { status: [300, 399], means: 'address', source: HTTP },
  { status: 401, means: 'key', source: HTTP },
  { status: 402, means: 'credit', source: HTTP },
  { status: 403, means: 'key', source: HTTP },
  { status: 404, says: /model/i, means: 'model', source: OPENAI },
  { status: [404, 405], means: 'address', source: HTTP },
  { status: 410, means: 'model', source: HTTP },
  { status: 429, means: 'busy', source: HTTP },
];

const within = (status: number, wanted: Row['status']): boolean =>
  typeof wanted === 'number' ? status === wanted : status >= wanted[0] && status <= wanted[1];

/** What the table says of an error; undefined when it says nothing. */
export const meaningOf = (provider: Provider, status: number, reply: string): Meaning | undefined =>
  ROWS.find(
    (row) =>
      (row.of === undefined || row.of === provider) &&
      within(status, row.status) &&
      (row.says === undefined || row.says.test(reply)),
  )?.means;
