import { APICallError } from 'ai';
import { meaningOf, type Trouble } from './errors.ts';
import type { Outcome, Provider } from './port.ts';

/**
 * What a failed call means for money. Only a call proved never to have left is 'not_sent'. In doubt it is 'unknown': a
 * call that may have been charged is never made again.
 */
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

/** The provider's message, shortened. */
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

const CONNECT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

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
