import { type Account, someAddress } from '@agence/testing/accounts';
import { type Reply, send, sendOnce } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { shared } from './system.ts';

/** A browser without script: it keeps the cookie, and sends forms with the token that the page carries. */
export type Visitor = {
  readonly get: (path: string) => Promise<Reply>;
  /** Sends a form; the token is that of the last page seen, unless it is given. */
  readonly post: (path: string, fields?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** What it keeps: `console=…`; empty when it keeps none. */
  readonly cookie: () => string;
};

const FROM_OUR_PAGES = { 'sec-fetch-site': 'same-origin' };
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };

/** A hidden field of a page. */
export const cacheDe = ({ text }: Reply, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

/** Whoever opens the console, with a cookie or none. */
export function visitor(kept = '', { base_url }: Pick<OwnSystem, 'base_url'> = shared()): Visitor {
  const from = { 'x-forwarded-for': someAddress() };
  let cookie = kept;
  let jeton = '';
  const seen = (reply: Reply): Reply => {
    const set = reply.headers['set-cookie']?.[0]?.split(';')[0];
    if (set !== undefined) cookie = set.endsWith('=') ? '' : set;
    jeton = cacheDe(reply, 'jeton') || jeton;
    return reply;
  };
  const headers = () => ({ ...from, ...(cookie === '' ? {} : { cookie }) });
  return {
    get: async (path) => seen(await send(base_url, { path, headers: headers() })),
    post: async (path, fields = {}) => {
      const body = new URLSearchParams({ jeton, ...fields }).toString();
      const sent = { ...headers(), ...FROM_OUR_PAGES, ...URLENCODED };
      return seen(await sendOnce(base_url, { method: 'POST', path, headers: sent, body }));
    },
    cookie: () => cookie,
  };
}

type Reached = Pick<OwnSystem, 'base_url' | 'operate'>;

/** The path of a link that a person of ours hands over. */
export async function linkOf(
  { slug }: Pick<Account, 'slug'>,
  adresse?: string,
  system: Reached = shared(),
): Promise<string> {
  const which = adresse === undefined ? [] : ['--adresse', adresse];
  const { link } = (await system.operate('console', 'link', slug, ...which)) as { link: string };
  return `${new URL(link).pathname}/`;
}

/** Somebody of the agency, signed in and on the portfolio. */
export async function signedIn(account: Pick<Account, 'slug'>, system: Reached = shared()): Promise<Visitor> {
  const one = visitor('', system);
  await one.post(await linkOf(account, undefined, system));
  await one.get('/console/');
  return one;
}

/** Spaces as they are seen. */
export const simple = (text: string): string => text.replace(/[ \n\u00a0\u202f]+/g, ' ');

/** A sentence of the API as a page shows it. */
export const said = (body: unknown, field: string): string =>
  simple((body as Record<string, string>)[field] ?? '?');

/** A page as a person reads it: without its markup. */
export const lu = ({ text }: Reply): string =>
  simple(
    text
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
