import { fr } from '@agence/gesture';
import { portOf, type SiteFault, siteFault } from '@agence/words/public-site';
import { type Limits, Stopped } from './types.ts';

const MOST_CHARACTERS = 2048;

const WHY: Readonly<Record<SiteFault, (url: URL) => string>> = {
  scheme: () => fr`L’adresse doit commencer par http ou https.`,
  user: () => fr`L’adresse ne doit contenir ni identifiant ni mot de passe.`,
  host: () => fr`L’adresse n’est pas publique.`,
  port: (url) => fr`Le port ${portOf(url)} n’est pas celui d’un site web.`,
};

/**
 * The address to read; throws `Stopped` when it is malformed or not public. Names are checked again once resolved.
 * `base`: the page that redirects here.
 */
export function targetOf(
  text: string,
  base: URL | null,
  { ports }: Pick<Limits, 'ports'>,
  allow: ReadonlySet<string>,
): URL {
  if (text.length > MOST_CHARACTERS) throw new Stopped('refused', fr`L’adresse est trop longue.`);
  // The URL parser drops tabs and line breaks, so the address asked would differ from the text that a person reads.
  const url = /[\0-\x20\x7f]/.test(text.trim()) ? null : URL.parse(text, base?.href);
  if (url === null) throw new Stopped('refused', fr`Ce n’est pas une adresse web.`);
  const fault = siteFault(url, allow, ports);
  if (fault !== null) throw new Stopped('refused', WHY[fault](url));
  return url;
}
