import { fr } from '@agence/gesture';
import { portOf, type SiteFault, siteFault, WEB_PORTS } from '@agence/words/public-site';

export type Site = { readonly site: string } | { readonly pourquoi: string };

const POURQUOI: Readonly<Record<SiteFault, (url: URL) => string>> = {
  scheme: () => fr`L’adresse du site doit commencer par http ou https.`,
  user: () => fr`L’adresse du site ne doit contenir ni identifiant ni mot de passe.`,
  host: () => fr`L’adresse du site n’est pas une adresse publique.`,
  port: (url) => fr`Le port ${portOf(url)} de l’adresse du site n’est pas celui d’un site web.`,
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
  if (url === null) return { pourquoi: fr`L’adresse du site n’est pas une adresse web.` };
  const fault = siteFault(url, allowed);
  if (fault !== null) return { pourquoi: POURQUOI[fault](url) };
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  return { site: WEB_PORTS.has(portOf(url)) ? host : `${host}:${url.port}` };
}
