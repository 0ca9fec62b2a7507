import { APICallError } from 'ai';
import type { Outcome, Provider } from './port.ts';

/** What every call to a model runs into until a person of ours does something. */
type Trouble = 'credit' | 'key' | 'address' | 'model';

/** What a provider's error means. `busy`: refused before any work, to be asked again. */
type Meaning = Trouble | 'busy';

type Row = {
  /** Absent: every provider. */
  readonly of?: Provider;
  readonly status: number | readonly [from: number, to: number];
  /** Stands in the reply; absent: whatever it says. */
  readonly says?: RegExp;
  readonly means: Meaning;
};

/**
 * The first row that fits counts. What could not be tried without keys stands in docs/providers.md. The rows for every
 * provider follow HTTP (RFC 9110). All else: 429 is `busy`, another 4xx refuses this one call, and a 5xx may have been
 * charged. The pages above rows were read on 28/11/2026, in stored copies.
 */
const ROWS: readonly Row[] = [
  // https://platform.claude.com/docs/en/api/errors
  { of: 'anthropic', status: 400, says: /credit balance|usage limits/i, means: 'credit' },
  // https://learn.microsoft.com/en-us/microsoft-cloud/dev/dev-proxy/concepts/anthropic-529-overloaded-error
  { of: 'anthropic', status: 429, says: /spend_limit_reached/, means: 'credit' },
  { of: 'anthropic', status: 529, means: 'busy' },
  // https://www.developersdigest.tech/errors/api/gemini-api
  { of: 'google', status: 400, says: /API_KEY_INVALID|API key (not valid|expired)/, means: 'key' },
  // https://ai.google.dev/gemini-api/docs/generate-content/api-errors
  { of: 'google', status: 400, says: /FAILED_PRECONDITION/, means: 'credit' },
  // https://docs.x.ai/developers/debugging
  { of: 'xai', status: 400, says: /incorrect api key/i, means: 'key' },
  // https://www.developersdigest.tech/errors/api/mistral-api
  { of: 'mistral', status: 400, says: /(invalid|unknown)[ _]model/i, means: 'model' },
  // No page that we read says these.
  { of: 'google', status: 503, says: /UNAVAILABLE|overloaded/, means: 'busy' },
  { of: 'openai', status: 503, says: /overloaded|slow.?down/i, means: 'busy' },
  { of: 'xai', status: [403, 429], says: /credits|spending limit/i, means: 'credit' },
  { of: 'perplexity', status: 400, says: /invalid[ _]model/i, means: 'model' },
  { of: 'perplexity', status: 401, says: /quota|credits/i, means: 'credit' },
  // LiteLLM's proxy answers so: it looks for unknown keys in a database, even if it has none.
  { status: 400, says: /invalid model name/i, means: 'model' },
  { status: 400, says: /no_db_connection/, means: 'key' },
  { status: [400, 429], says: /budget_exceeded/, means: 'credit' },
  { status: [300, 399], means: 'address' },
  // https://developers.openai.com/docs/guides/error-codes
  { status: 429, says: /insufficient_quota|billing_hard_limit/, means: 'credit' },
  { status: 401, means: 'key' },
  { status: 402, means: 'credit' },
  { status: 403, means: 'key' },
  { status: 404, says: /model/i, means: 'model' },
  { status: [404, 405], means: 'address' },
  { status: 410, means: 'model' },
  { status: 429, means: 'busy' },
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

/** Only a call proved never to have left is 'not_sent'. One that may have been charged is never made again. */
export const classify = (error: unknown, sent: boolean, provider: Provider): Outcome => {
  const api = APICallError.isInstance(error) ? error : undefined;
  const status = api?.statusCode;
  if (api && status !== undefined) {
    const meaning = meaningOf(provider, status, `${api.message}\n${api.responseBody ?? ''}`);
    if (meaning === 'busy')
      return { kind: 'throttled', why: reason(api), retry_after_s: retryAfter(api.responseHeaders ?? {}) };
    // Some providers repeat a key that they refuse: their words are left out.
    if (meaning === 'key') return { kind: 'unusable', why: `${TROUBLES.key}: HTTP ${status}` };
    if (meaning !== undefined) return { kind: 'unusable', why: `${TROUBLES[meaning]}: ${reason(api)}` };
    return status >= 400 && status < 500
      ? { kind: 'rejected', status, why: reason(api) }
      : { kind: 'unknown', why: reason(api) };
  }
  if (neverConnected(error)) return { kind: 'not_sent', why: lastCause(error) };
  return sent
    ? { kind: 'unknown', why: lastCause(error) }
    : { kind: 'rejected', status: 0, why: `not sendable: ${lastCause(error)}` };
};

const TROUBLES: Readonly<Record<Trouble, string>> = {
  credit: 'our account has no credit left',
  key: 'the provider refuses our key',
  address: 'nothing takes calls at this address',
  model: 'the provider does not know the model',
};

/** The message in a reply whose shape the SDK does not know, such as a proxy's. */
const messageIn = (body = ''): string | undefined => {
  const quoted = /"message"\s*:\s*("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\dA-Fa-f]{4})*")/u.exec(body)?.[1];
  return quoted === undefined ? undefined : String(JSON.parse(quoted));
};

const reason = (error: APICallError): string => {
  const status = `HTTP ${error.statusCode}`;
  const words = (messageIn(error.responseBody) ?? error.message).replace(/\s+/g, ' ').trim().slice(0, 200);
  return words === '' ? status : `${status}: ${words}`;
};

/** Seconds; a date is compared with the server's own date, so that our clock does not matter. */
const retryAfter = (headers: Record<string, string>): number | undefined => {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  const wait = Date.parse(value) - Date.parse(headers['date'] ?? '');
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait / 1000)) : undefined;
};

const CONNECT_CODES = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EADDRNOTAVAIL UND_ERR_CONNECT_TIMEOUT'.split(
    ' ',
  ),
);

/** A refused certificate or a failed handshake: the request is sent only after it. */
const TLS_CODES =
  /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)|ERR_SSL_(WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|PACKET_LENGTH_TOO_LONG|NO_CIPHERS_AVAILABLE|.*HANDSHAKE_FAILURE|.*ALERT_PROTOCOL_VERSION)$)/;

const neverConnected = (error: unknown): boolean =>
  causes(error).some(({ code, syscall, message }) => {
    if (code === 'ETIMEDOUT') return syscall === 'connect';
    return (
      CONNECT_CODES.has(code) ||
      TLS_CODES.test(code) ||
      /before secure TLS connection|^bad port$/.test(message)
    );
  });

type Cause = { code: string; syscall: string; message: string };

/** The error, its causes, and the attempts in an aggregate if all of them failed. */
const causes = (error: unknown, depth = 0): Cause[] => {
  // Not `instanceof`: an error may come from another realm, as under Jest.
  if (typeof error !== 'object' || error === null || depth > 8) return [];
  const own: { [key in keyof Cause | 'cause' | 'errors']?: unknown } = error;
  const cause = {
    code: String(own.code ?? ''),
    syscall: String(own.syscall ?? ''),
    message: String(own.message ?? ''),
  };
  const inside = Array.isArray(own.errors) ? own.errors.slice(0, 1) : [];
  return [cause, ...[own.cause, ...inside].flatMap((e) => causes(e, depth + 1))];
};

const lastCause = (error: unknown): string => {
  const { code, message } = causes(error).at(-1) ?? { code: '', message: String(error) };
  return [code, message]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 200);
};
