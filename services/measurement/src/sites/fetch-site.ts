import { fr } from '@agence/gesture';
import { elapsed } from '@agence/platform/process/clock';
import { isAllowed, portOf, type SiteFault, siteFault, WEB_PORTS } from '@agence/words/public-site';
import type { Dispatcher } from 'undici';
import { plain } from './extract/plain.ts';
import { ACCEPTED_ENCODINGS, addressOf, connectTo, readBody, resolveByDns } from './fetch/connect.ts';
import {
  type Fetched,
  type FetchOptions,
  type Hop,
  type Limits,
  Stopped,
  type Unread,
} from './fetch/types.ts';
import { answerStoppedBy, stoppedBy } from './fetch/why.ts';

const MOST_CHARACTERS = 2048;

const WHY: Readonly<Record<SiteFault, (url: URL) => string>> = {
  scheme: () => fr`L’adresse doit commencer par http ou https.`,
  user: () => fr`L’adresse ne doit contenir ni identifiant ni mot de passe.`,
  host: () => fr`L’adresse n’est pas publique.`,
  port: (url) => fr`Le port ${portOf(url)} n’est pas celui d’un site web.`,
};

/** The address to read; throws `Stopped` unless it is well formed and public. `base`: the page that redirects here. */
function targetOf(
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

const LIMITS: Limits = { bytes: 2 * 1024 ** 2, ms: 10_000, hops: 5, ports: WEB_PORTS };
const REDIRECTIONS = new Set([301, 302, 303, 307, 308]);

/**
 * Gets one address of an untrusted site and follows redirects, with bounds on time and size. For each hop: resolves
 * the name once, checks every answer, connects to the checked address, sends no cookie.
 */
export async function fetchSite(text: string, options: FetchOptions): Promise<Fetched | Unread> {
  const limits = { ...LIMITS, ...options.limits };
  const signal = AbortSignal.any([
    AbortSignal.timeout(limits.ms),
    ...(options.signal === undefined ? [] : [options.signal]),
  ]);
  const redirects: Hop[] = [];
  let url: URL | null = null;
  let next = text;
  try {
    for (;;) {
      url = targetOf(next, url, limits, options.allow);
      const answer = await hop(url, options, signal, limits);
      if (answer.location === null) return { ...answer.fetched, redirects };
      const location = plain(answer.location, 500);
      redirects.push({ url: url.href, status: answer.fetched.status, location });
      if (redirects.length > limits.hops)
        throw new Stopped('redirects', fr`La page redirige plus de ${limits.hops} fois de suite.`);
      next = answer.location;
    }
  } catch (error) {
    const stopped = stoppedBy(error, signal);
    if (stopped === null) throw error;
    const { kind: cause, message: why, code } = stopped;
    const at = cause === 'refused' ? next : (url?.href ?? text);
    return { kind: 'unread', cause, why, code, at, redirects };
  }
}

/** One request; `location`: where it redirects, or null. */
async function hop(url: URL, options: FetchOptions, signal: AbortSignal, limits: Limits) {
  const { allow, permits, resolve = resolveByDns, userAgent } = options;
  if (permits !== undefined && !(await before(signal, () => permits(url))))
    throw new Stopped('robots', fr`Le site demande aux robots comme le nôtre de ne pas lire cette page.`);
  const since = elapsed();
  const address = await before(signal, () => addressOf(url, resolve, isAllowed(url, allow)));
  // Loaded only when the first site is read.
  const { Client } = await import('undici');
  const connect = connectTo(address, signal);
  const client = new Client(url.origin, { connect, pipelining: 0, allowH2: false });
  try {
    const headers = {
      'user-agent': userAgent,
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5',
      'accept-encoding': ACCEPTED_ENCODINGS,
      'accept-language': 'fr,en;q=0.5',
    };
    const path = url.pathname + url.search;
    const response = await client.request({ method: 'GET', path, headers, signal });
    return await answered(url, response, since(), limits.bytes, signal);
  } catch (error) {
    throw answerStoppedBy(error, signal);
  } finally {
    await client.destroy();
  }
}

async function answered(
  url: URL,
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  ttfb_ms: number,
  bytes: number,
  signal: AbortSignal,
) {
  const all = (name: string): string[] => [headers[name] ?? []].flat().map(asUtf8);
  const [location] = all('location');
  const tags = all('x-robots-tag').slice(0, 10);
  const redirected = REDIRECTIONS.has(status) && location !== undefined;
  // The body of a redirect is not read: the connection is closed.
  if (redirected) body.on('error', () => {}).destroy();
  const fetched = {
    kind: 'answered' as const,
    final_url: url.href,
    status,
    // Headers are untrusted text too.
    content_type: plain(all('content-type')[0] ?? '', 100),
    x_robots_tag: tags.map((tag) => plain(tag, 200)),
    last_modified: plain(all('last-modified')[0] ?? '', 60),
    body: redirected
      ? Buffer.alloc(0)
      : await readBody(body, all('content-encoding').join(','), bytes, signal),
    ttfb_ms: Math.round(ttfb_ms),
  };
  return { location: redirected ? location : null, fetched };
}

/** Header bytes arrive as Latin-1, but servers write accented addresses in UTF-8. */
const asUtf8 = (value: string): string => {
  if (!/^[\0-\xff]*[\x80-\xff][\0-\xff]*$/.test(value)) return value;
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? value : text;
};

/** Makes work that takes no signal end with the signal. */
const before = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  signal.throwIfAborted();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
