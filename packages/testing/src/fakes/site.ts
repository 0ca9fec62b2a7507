import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer as createTcp, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { close, listen } from './listening.ts';

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** What a path answers. A string is an HTML page with status 200. */
export type Page =
  | string
  | { readonly status?: number; readonly headers?: Headers; readonly body?: string | Buffer }
  | { readonly redirect: string; readonly status?: number }
  /** Misbehaviour: nothing at all, headers but no body, a body without end, 32 MiB in 32 KiB, a cut connection. */
  | { readonly fault: 'silence' | 'no_body' | 'slow_body' | 'endless' | 'gzip_bomb' | 'cut' };

export type Visit = { readonly path: string; readonly headers: IncomingMessage['headers'] };

export type FakeSite = {
  /** `http://127.0.0.1:port`, or https. */
  readonly url: string;
  /** `127.0.0.1:port`, as `SITE_FETCH_ALLOW` wants it. */
  readonly host: string;
  readonly visits: () => readonly Visit[];
  /** Connections accepted so far. */
  readonly connections: () => number;
  /** Replaces one page, by its path with the query; `null` takes it away. */
  readonly set: (path: string, page: Page | null) => void;
  /** A firewall: visitors whose user agent matches get this page everywhere but at /robots.txt. */
  readonly byAgent: (userAgent: RegExp, page: Page) => void;
  readonly stop: () => Promise<void>;
};

type Options = {
  /** By path with the query; `*` answers for the others, which are 404 without it. */
  readonly pages?: Readonly<Record<string, Page>>;
  readonly address?: string;
  readonly port?: number;
  /** Served over https with it. */
  readonly tls?: { readonly key: string; readonly cert: string };
};

/** A stranger's web site on loopback. */
export async function startFakeSite({
  pages = {},
  address = '127.0.0.1',
  port = 0,
  tls,
}: Options = {}): Promise<FakeSite> {
  const served = new Map(Object.entries(pages));
  const visits: Visit[] = [];
  const firewall: { userAgent: RegExp; page: Page }[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    visits.push({ path, headers: request.headers });
    const stopped = firewall.find(({ userAgent }) => userAgent.test(request.headers['user-agent'] ?? ''));
    const page = (path === '/robots.txt' ? undefined : stopped?.page) ?? served.get(path) ?? served.get('*');
    reply(response, page ?? { status: 404, body: 'rien ici' });
  };
  const server = tls === undefined ? createHttp(answer) : createHttps(tls, answer);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.on('tlsClientError', () => {});
  const host = `${address}:${await listen(server, port, address)}`;
  return {
    url: `${tls === undefined ? 'http' : 'https'}://${host}`,
    host,
    visits: () => [...visits],
    connections: () => connections,
    set: (path, page) => {
      if (page === null) served.delete(path);
      else served.set(path, page);
    },
    byAgent: (userAgent, page) => void firewall.push({ userAgent, page }),
    stop: () => close(server),
  };
}

/** Listeners that nobody may reach: one port on every loopback address given. */
export async function startCanary(
  addresses: readonly string[],
): Promise<{ readonly port: number; readonly reached: () => number; readonly stop: () => Promise<void> }> {
  let reached = 0;
  const servers: Server[] = [];
  let port = 0;
  for (const address of addresses) {
    const server = createTcp((socket) => {
      reached += 1;
      socket.destroy();
    });
    port = await listen(server, port, address);
    servers.push(server);
  }
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  };
  return { port, reached: () => reached, stop };
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const reply = (response: ServerResponse, page: Page): void => {
  if (typeof page === 'string') response.writeHead(200, HTML).end(page);
  else if ('fault' in page) misbehave[page.fault](response);
  else if ('redirect' in page) {
    // Raw bytes of the address, as servers send it.
    const location = Buffer.from(page.redirect, 'utf8').toString('latin1');
    response.writeHead(page.status ?? 302, { location }).end(`<a href="${page.redirect}">ici</a>`);
  } else
    response
      .writeHead(page.status ?? 200, { ...HTML, ...page.headers } as Record<string, string>)
      .end(page.body);
};

const MIB = Buffer.alloc(1024 ** 2, 'a');

const misbehave = {
  silence: () => {},
  no_body: (response: ServerResponse) => response.writeHead(200, HTML).flushHeaders(),
  slow_body: (response: ServerResponse) => {
    response.writeHead(200, HTML);
    const drop = setInterval(() => response.write('a'), 20);
    response.on('close', () => clearInterval(drop));
  },
  endless: (response: ServerResponse) => {
    response.writeHead(200, HTML);
    const pour = (): void => {
      while (!response.destroyed && response.write(MIB)) {}
    };
    response.on('drain', pour);
    pour();
  },
  gzip_bomb: (response: ServerResponse) => {
    const bomb = gzipSync(Buffer.alloc(32 * 1024 ** 2));
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb);
  },
  cut: (response: ServerResponse) => response.socket?.resetAndDestroy(),
};
