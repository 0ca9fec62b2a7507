import ipaddr from 'ipaddr.js';

export type Site = { readonly site: string } | { readonly pourquoi: string };

const LOCAL_NAMES = /(^|\.)(localhost|local|internal|lan|home|corp|intranet|localdomain|cluster\.local)$/;
const HOST_NAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

const isPublicAddress = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return HOST_NAME.test(host) && !LOCAL_NAMES.test(host);
  const address = ipaddr.parse(bare);
  if (address.range() !== 'unicast') return false;
  // The only global IPv6 space; ranges that embed an IPv4 address lie outside it or are named above.
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1;
};

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** `user:password@host`, which is no scheme. */
const USER = /^(?!mailto:)[^/?#@:]*:[^/?#@]*@/i;

const parse = (text: string): URL | null => {
  const trimmed = text.trim();
  const withScheme = SCHEME.test(trimmed) && !USER.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(withScheme) ? new URL(withScheme) : null;
};

/**
 * Normalised site: host in lower case and punycode, without scheme, `www.`, usual port, path, query and trailing dot;
 * or why the text is not a public http(s) address. Names are not resolved here. `allowed`: `host:port` opened for tests.
 */
export function normaliserSite(text: string, allowed: ReadonlySet<string>): Site {
  const url = parse(text);
  if (url === null) return { pourquoi: 'L’adresse du site n’est pas une adresse web.' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { pourquoi: 'L’adresse du site doit commencer par http ou https.' };
  if (url.username !== '' || url.password !== '')
    return { pourquoi: 'L’adresse du site ne doit contenir ni identifiant ni mot de passe.' };
  const host = url.hostname.replace(/\.$/, '');
  const port = url.port === '80' || url.port === '443' ? '' : url.port;
  const site = port === '' ? host.replace(/^www\./, '') : `${host.replace(/^www\./, '')}:${port}`;
  if (allowed.has(`${host}:${url.port}`)) return { site };
  return isPublicAddress(host) ? { site } : { pourquoi: 'L’adresse du site n’est pas une adresse publique.' };
}
