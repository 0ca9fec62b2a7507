import { isPublicAddress } from './public-address.ts';

const HOST_NAME = /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
const LOCAL_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|svc|cluster|consul|arpa|onion)$/;

export const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);

/** The part by which an address is not a public site: its scheme, a user in it, its host, its port. */
export type SiteFault = 'scheme' | 'user' | 'host' | 'port';

/** The host of a site, written with its scheme or without, less `www.`; empty when it has none. */
export const siteHost = (site: string): string =>
  (URL.parse(/^https?:\/\//i.test(site) ? site : `https://${site}`)?.hostname ?? '').replace(/^www\./, '');

/** The host without the brackets of an IPv6 address, and without the final dot. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/** `host:port` as `SITE_FETCH_ALLOW` writes it. */
export const isAllowed = (url: URL, allow: ReadonlySet<string>): boolean =>
  allow.has(`${url.hostname}:${portOf(url)}`);

/**
 * The first fault of an address; null for a site that may be placed, and read once its name is resolved.
 * `allow`: opened for tests.
 */
export function siteFault(url: URL, allow: ReadonlySet<string>, ports = WEB_PORTS): SiteFault | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'user';
  if (isAllowed(url, allow)) return null;
  if (!isPublicHost(bareHost(url))) return 'host';
  return ports.has(portOf(url)) ? null : 'port';
}

const isPublicHost = (host: string): boolean =>
  isPublicAddress(host) || (HOST_NAME.test(host) && !LOCAL_NAME.test(host));
