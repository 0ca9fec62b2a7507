import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { accepts, routeOf, undescribed } from './described.ts';

/** One call, sent byte for byte: no path is tidied, no header added but Host and the length. */
export type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Sends the body in chunks, without its length. */
  readonly chunked?: boolean;
};

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body read as JSON; undefined when it is none. */
  readonly body: unknown;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends one call to `base_url` (`http://host:port`) and reads the answer whole; redirects are not followed. */
export function sendOnce(base_url: string, sent: Sent): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const { hostname, port } = new URL(base_url);
  const { method = 'GET', path, body } = sent;
  const length = body === undefined || sent.chunked === true ? undefined : Buffer.byteLength(body);
  const headers = { ...(length === undefined ? {} : { 'content-length': String(length) }), ...sent.headers };
  const call = request({ agent, hostname, port, method, path, headers }, (answer) => {
    const { statusCode: status = 0, headers: received } = answer;
    buffer(answer).then((bytes) => {
      const text = bytes.toString('utf8');
      resolve({ status, headers: received, text, body: parsed(text) });
    }, reject);
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}

const TIMES = 20;
const LONGEST_PAUSE_S = 2;

/** Who is told to come back does, when the answer says or sooner where that is a minute; in vain too often, that is the answer. */
async function comingBack(call: () => Promise<Reply>): Promise<Reply> {
  let reply = await call();
  for (let times = 0; times < TIMES && (reply.status === 503 || isStillRunning(reply)); times += 1) {
    await pause(1000 * Math.min(Number(reply.headers['retry-after'] ?? 1), LONGEST_PAUSE_S));
    reply = await call();
  }
  return reply;
}

/** A gesture answered 503 may still be carried out when it is sent again under its key. */
const isStillRunning = ({ status, text }: Reply): boolean =>
  status === 409 && text.includes('Idempotency-Key est encore en cours');

/** The same, and what only reads comes back after a 503: a machine busy with other tests is no failure of this one. */
export const send = (base_url: string, sent: Sent): Promise<Reply> =>
  (sent.method ?? 'GET') === 'GET' ? comingBack(() => sendOnce(base_url, sent)) : sendOnce(base_url, sent);

const BASE = '/agence/v1/';

/** Where the calls and answers of a test run are kept, one JSON line each; absent: nowhere (`tools/examples`). */
const { recordAnswers } = globalThis as { readonly recordAnswers?: string };

function record({ method = 'GET', path, body }: Sent, { status, body: answer }: Reply): void {
  const route = routeOf(path);
  if (recordAnswers === undefined || route === undefined) return;
  const sent = typeof body === 'string' ? parsed(body) : undefined;
  appendFileSync(recordAnswers, `${JSON.stringify({ method, route, status, sent, answer })}\n`);
}

export type Verbs = {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body?: unknown) => Promise<Reply>;
};

/**
 * An agency's program: paths under `/agence/v1/`, JSON bodies, its key on every call. Every answer, and every body that is
 * accepted, is held against `openapi.json`. It comes back after a 503, with an `Idempotency-Key` for what may have been done.
 */
export type Agency = Verbs & {
  /** Each call once and without an `Idempotency-Key`: a 503 is an answer. */
  readonly hasty: Verbs;
  /** A call as it is, once. */
  readonly send: (sent: Sent) => Promise<Reply>;
  /** The same program, calling another gateway. */
  readonly through: (base_url: string) => Agency;
};

/** Calls with these headers, `x-api-key` among them; `send` takes a path under `/agence/v1/` too. */
export function agency(base_url: string, own: Readonly<Record<string, string>>): Agency {
  const call = async (sent: Sent): Promise<Reply> => {
    const path = BASE + sent.path;
    const reply = await sendOnce(base_url, { ...sent, path, headers: { ...own, ...sent.headers } });
    const wrong = undescribed(sent.method ?? 'GET', path, reply.status, reply.body);
    if (wrong !== undefined) throw new Error(`not as openapi.json says: ${wrong}`);
    record({ ...sent, path }, reply);
    const taken = sent.method === 'POST' && reply.status === 200 && typeof sent.body === 'string';
    if (taken && !accepts(path, parsed(sent.body.replace(/^\ufeff/, ''))))
      throw new Error(`openapi.json refuses what was accepted: POST ${path} ${sent.body}`);
    return reply;
  };
  const posted = (path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    call({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    get: (path) => comingBack(() => call({ path })),
    post: (path, body = {}) => {
      const headers = { 'idempotency-key': randomUUID() };
      return comingBack(() => posted(path, body, headers));
    },
    hasty: { get: (path) => call({ path }), post: (path, body = {}) => posted(path, body, {}) },
    send: call,
    through: (other) => agency(other, own),
  };
}
