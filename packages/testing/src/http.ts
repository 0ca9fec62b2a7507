import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { undescribed } from './described.ts';

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
export function send(base_url: string, sent: Sent): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const { hostname, port } = new URL(base_url);
  const { method = 'GET', path, body } = sent;
  const length = body === undefined || sent.chunked === true ? undefined : Buffer.byteLength(body);
  const headers = { ...(length === undefined ? {} : { 'content-length': String(length) }), ...sent.headers };
  const call = request({ agent, hostname, port, method, path, headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, body: parsed(text) });
    });
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}

const BASE = '/agence/v1/';

/** An agency's program: paths under `/agence/v1/`, JSON bodies, its key on every call. Every answer is held against `openapi.json`. */
export type Agency = {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body?: unknown) => Promise<Reply>;
  readonly send: (sent: Sent) => Promise<Reply>;
  /** The same program, calling another gateway. */
  readonly through: (base_url: string) => Agency;
};

/** Calls with these headers, `x-api-key` among them; `send` takes a path under `/agence/v1/` too. */
export function agency(base_url: string, own: Readonly<Record<string, string>>): Agency {
  const call = async (sent: Sent): Promise<Reply> => {
    const path = BASE + sent.path;
    const reply = await send(base_url, { ...sent, path, headers: { ...own, ...sent.headers } });
    const wrong = undescribed(sent.method ?? 'GET', path, reply.status, reply.body);
    if (wrong !== undefined) throw new Error(`not as openapi.json says: ${wrong}`);
    return reply;
  };
  return {
    get: (path) => call({ path }),
    post: (path, body = {}) =>
      call({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    send: call,
    through: (other) => agency(other, own),
  };
}
