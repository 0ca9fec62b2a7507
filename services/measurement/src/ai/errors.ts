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
  /** Read on 28/11/2026, in a stored copy; absent: no page we read says it. */
  readonly source?: string;
};

const ANTHROPIC = 'https://platform.claude.com/docs/en/api/errors';
const ANTHROPIC_CODES =
  'https://learn.microsoft.com/en-us/microsoft-cloud/dev/dev-proxy/concepts/anthropic-529-overloaded-error';
const OPENAI = 'https://developers.openai.com/docs/guides/error-codes';
const GOOGLE = 'https://ai.google.dev/gemini-api/docs/generate-content/api-errors';
const GOOGLE_KEY = 'https://www.developersdigest.tech/errors/api/gemini-api';
const XAI = 'https://docs.x.ai/developers/debugging';
const MISTRAL = 'https://www.developersdigest.tech/errors/api/mistral-api';

/**
 * The first row that fits counts. What could not be tried without keys stands in docs/providers.md. The rows for every
 * provider follow HTTP (RFC 9110). All else: 429 is `busy`, another 4xx refuses this one call, and a 5xx may have been
 * charged.
 */
const ROWS: readonly Row[] = [
  { of: 'anthropic', status: 400, says: /credit balance|usage limits/i, means: 'credit', source: ANTHROPIC },
  { of: 'anthropic', status: 429, says: /spend_limit_reached/, means: 'credit', source: ANTHROPIC_CODES },
  { of: 'anthropic', status: 529, means: 'busy', source: ANTHROPIC_CODES },
  {
    of: 'google',
    status: 400,
    says: /API_KEY_INVALID|API key (not valid|expired)/,
    means: 'key',
    source: GOOGLE_KEY,
  },
  { of: 'google', status: 400, says: /FAILED_PRECONDITION/, means: 'credit', source: GOOGLE },
  { of: 'google', status: 503, says: /UNAVAILABLE|overloaded/, means: 'busy' },
  { of: 'openai', status: 503, says: /overloaded|slow.?down/i, means: 'busy' },
  { status: 429, says: /insufficient_quota|billing_hard_limit/, means: 'credit', source: OPENAI },
  { of: 'xai', status: 400, says: /incorrect api key/i, means: 'key', source: XAI },
  { of: 'xai', status: [403, 429], says: /credits|spending limit/i, means: 'credit' },
  { of: 'mistral', status: 400, says: /(invalid|unknown)[ _]model/i, means: 'model', source: MISTRAL },
  { of: 'perplexity', status: 400, says: /invalid[ _]model/i, means: 'model' },
  { of: 'perplexity', status: 401, says: /quota|credits/i, means: 'credit' },
  // LiteLLM's proxy answers so: it looks for unknown keys in a database, even if it has none.
  { status: 400, says: /invalid model name/i, means: 'model' },
  { status: 400, says: /no_db_connection/, means: 'key' },
  { status: [400, 429], says: /budget_exceeded/, means: 'credit' },
  { status: [300, 399], means: 'address' },
  { status: 401, means: 'key', source: OPENAI },
  { status: 402, means: 'credit', source: ANTHROPIC },
  { status: 403, means: 'key', source: GOOGLE },
  { status: 404, says: /model/i, means: 'model' },
  { status: [404, 405], means: 'address' },
  { status: 410, means: 'model' },
  { status: 429, means: 'busy', source: OPENAI },
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
