import { isIP } from 'node:net';
import { fr } from '@agence/gesture';
import { isPublicAddress } from './public-address.ts';
import { type Limits, Stopped } from './types.ts';

const MOST_CHARACTERS = 2048;
const HOST_NAME = /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
const LOCAL_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|svc|cluster|consul|arpa|onion)$/;

/** The host without the brackets of an IPv6 address, and without the final dot. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/** `host:port` as `SITE_FETCH_ALLOW` writes it. */
export const isAllowed = (url: URL, allow: ReadonlySet<string>): boolean =>
  allow.has(`${url.hostname}:${portOf(url)}`);

/**
 * The address to read, or a `Stopped` that says why it may not be: form, scheme, user-info, port, local name, literal
 * address that is not public. Names are checked again once resolved. `base`: the page that redirects here.
 */
export function targetOf(
  text: string,
  base: URL | null,
  { ports }: Pick<Limits, 'ports'>,
  allow: ReadonlySet<string>,
): URL {
  if (text.length > MOST_CHARACTERS) throw new Stopped('refused', fr`L’adresse est trop longue.`);
  // The URL parser drops tabs and line breaks: what a person reads would not be what is asked for.
  const url = /[\0-\x20\x7f]/.test(text.trim()) ? null : URL.parse(text, base?.href);
  if (url === null) throw new Stopped('refused', fr`Ce n’est pas une adresse web.`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Stopped('refused', fr`L’adresse doit commencer par http ou https.`);
  if (url.username !== '' || url.password !== '')
    throw new Stopped('refused', fr`L’adresse ne doit contenir ni identifiant ni mot de passe.`);
  if (isAllowed(url, allow)) return url;
  if (!isPublicHost(bareHost(url))) throw new Stopped('refused', fr`L’adresse n’est pas publique.`);
  if (!ports.has(portOf(url)))
    throw new Stopped('refused', fr`Le port ${portOf(url)} n’est pas celui d’un site web.`);
  return url;
}

const isPublicHost = (host: string): boolean =>
  isIP(host) === 0 ? HOST_NAME.test(host) && !LOCAL_NAME.test(host) : isPublicAddress(host);
