import { type Account, someAddress } from '@agence/testing/accounts';
import { keptMails } from '@agence/testing/fakes/mail';
import { type Reply, send, sendOnce } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { shared } from './system.ts';

/** A browser without script: it keeps the cookie, and sends forms with the token that the page carries. */
export type Visitor = {
  readonly get: (path: string) => Promise<Reply>;
  /** Sends a form; the token is that of the last page seen, unless it is given. */
  readonly post: (path: string, fields?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Sends a body as it is, from a page of ours; `type` is what it says it is. */
  readonly envoyer: (path: string, body: string | Uint8Array, type?: string) => Promise<Reply>;
  /** Sends fields and files as a form with files does. */
  readonly joindre: (path: string, parts: readonly Part[]) => Promise<Reply>;
  /** The token of the last page seen. */
  readonly jeton: () => string;
  /** What it keeps: `console=…`; empty when it keeps none. */
  readonly cookie: () => string;
};

/** A field of a form with files; bytes are a file's. */
export type Part = readonly [name: string, value: string | Uint8Array<ArrayBuffer>];

const FROM_OUR_PAGES = { 'sec-fetch-site': 'same-origin' };
const URLENCODED = 'application/x-www-form-urlencoded';

/** A hidden field of a page. */
export const cacheDe = ({ text }: Reply, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

/** A visitor of the console, with a cookie or none. */
export function visitor(kept = '', { base_url }: Pick<OwnSystem, 'base_url'> = shared()): Visitor {
  const from = { 'x-forwarded-for': someAddress() };
  const cookies = new Map(
    kept === '' ? [] : kept.split('; ').map((one) => one.split('=') as [string, string]),
  );
  let jeton = '';
  const seen = (reply: Reply): Reply => {
    for (const set of reply.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/s) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    jeton = cacheDe(reply, 'jeton') || jeton;
    return reply;
  };
  const cookie = () => [...cookies].map((each) => each.join('=')).join('; ');
  const headers = () => ({ ...from, ...(cookies.size === 0 ? {} : { cookie: cookie() }) });
  const envoyer: Visitor['envoyer'] = async (path, body, type = URLENCODED) => {
    const sent = { ...headers(), ...FROM_OUR_PAGES, 'content-type': type };
    return seen(await sendOnce(base_url, { method: 'POST', path, headers: sent, body }));
  };
  return {
    get: async (path) => seen(await send(base_url, { path, headers: headers() })),
    post: (path, fields = {}) => envoyer(path, new URLSearchParams({ jeton, ...fields }).toString()),
    envoyer,
    joindre: async (path, parts) => {
      const form = new FormData();
      for (const [name, value] of [['jeton', jeton] as const, ...parts])
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, new Blob([value]), 'clients.csv');
      const made = new Response(form);
      const body = new Uint8Array(await made.arrayBuffer());
      return envoyer(path, body, made.headers.get('content-type') ?? '');
    },
    jeton: () => jeton,
    cookie,
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

/** A text of a page without the signs that stand for others. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A page as a person reads it: without its markup. */
export const lu = ({ text }: Reply): string =>
  simple(unescaped(text.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ')));

const LINK = /\/console\/entrer\/[\w-]{43}/;

/** The path of the link that a mail to this address carries. */
export const mailedTo = async (adresse: string): Promise<string> => {
  const links = await until(
    async () =>
      (await keptMails(shared().data))
        .filter(({ mail }) => mail.to?.[0]?.address === adresse)
        .flatMap(({ mail }) => LINK.exec(mail.text ?? '')?.[0] ?? []),
    (found) => found.length > 0,
  );
  return `${links.at(-1)}/`;
};
