import { fr } from '@agence/gesture';
import { Stopped } from './types.ts';

/** The meaning of TLS error codes; the first match wins. */
const TLS: readonly (readonly [RegExp, string])[] = [
  [/^CERT_HAS_EXPIRED$/, fr`le certificat du site a expiré`],
  [/^CERT_NOT_YET_VALID$/, fr`le certificat du site n'est pas encore valable`],
  [/^CERT_REVOKED$/, fr`le certificat du site a été révoqué`],
  [/ALTNAME/, fr`le certificat est au nom d'un autre site`],
  [/SELF_SIGNED/, fr`aucune autorité reconnue ne garantit le certificat du site`],
  [/^UNABLE_TO_(VERIFY|GET_ISSUER)/, fr`le site n'envoie pas tous les certificats qui garantissent le sien`],
  [/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL/, fr`le serveur n'accepte que d'anciennes versions de https`],
  [/_CERT|^CERT_|_SIGNATURE/, fr`le certificat du site n'est pas valable`],
];

const tlsWhy = (code: string): string => {
  const meaning =
    TLS.find(([pattern]) => pattern.test(code))?.[1] ?? fr`le serveur ne parle pas https à cette adresse`;
  return fr`La connexion sûre (https) échoue : ${meaning}.`;
};

const isTls = (code: string): boolean => /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$)|_CERT|_SIGNATURE/.test(code);

const UNREADABLE = fr`La réponse est illisible.`;

/** The meaning of a network fault; null when the fault is ours. */
export function stoppedBy(error: unknown, signal: AbortSignal): Stopped | null {
  if (error instanceof Stopped) return error;
  if (signal.aborted)
    return signal.reason?.name === 'TimeoutError'
      ? new Stopped('timeout', fr`Le site n’a pas répondu à temps.`)
      : new Stopped('aborted', fr`La lecture a été arrêtée.`);
  const code = codeOf(error);
  if (code === '') return null;
  if (isTls(code)) return new Stopped('unreachable', tlsWhy(code), code);
  if (/^(Z_|ERR_)/.test(code)) return new Stopped('unreadable', UNREADABLE, code);
  return new Stopped('unreachable', fr`Le serveur n’accepte pas la connexion ou la coupe.`, code);
}

/** Why an answer was not read: what is no network fault comes from the site's data. */
export const answerStoppedBy = (error: unknown, signal: AbortSignal): Stopped =>
  stoppedBy(error, signal) ?? new Stopped('unreadable', UNREADABLE);

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};
