import { fr } from '@agence/gesture';
import { Stopped } from './types.ts';

const isTls = (code: string): boolean => /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$)|_CERT|_SIGNATURE/.test(code);

/** What a fault of the network means; null when it is none of them, and so a fault of ours. */
export function stoppedBy(error: unknown, signal: AbortSignal): Stopped | null {
  if (error instanceof Stopped) return error;
  if (signal.aborted)
    return signal.reason?.name === 'TimeoutError'
      ? new Stopped('timeout', fr`Le site n’a pas répondu à temps.`)
      : new Stopped('aborted', fr`La lecture a été arrêtée.`);
  const code = codeOf(error);
  if (code === '') return null;
  if (isTls(code)) return new Stopped('unreachable', fr`La connexion sûre (https) échoue : ${code}.`, code);
  if (/^(Z_|ERR__ERROR_FORMAT|ERR_BROTLI|ERR_)/.test(code))
    return new Stopped('unreadable', fr`La réponse est illisible.`, code);
  return new Stopped('unreachable', fr`Le serveur n’accepte pas la connexion ou la coupe.`, code);
}

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};
