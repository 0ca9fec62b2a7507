import { once } from 'node:events';
import { createServer } from 'node:http';
import { boundWaiting } from '@agence/platform/grpc/waiting-connections';
import express, { type Request, type Response } from 'express';
import { safeHeaders } from './safe-headers.ts';
import { refuseUnreadable } from './unreadable.ts';

const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const CHECK_MS = 1_000;
const CONNECTIONS = 4_000;
/** Of these, the connections that wait for a whole request; a caller has no more than its share. */
const WAITING = { inAll: 2_000, ofOneCaller: 500 };
const IDLE_MS = 100;
const FORCE_MS = 10_000;
const CONDITIONS = ['if-none-match', 'if-modified-since'];

type Listen = {
  readonly host: string;
  readonly port: number;
  readonly hops: number;
  readonly publicUrl: string;
  readonly handle: (req: Request, res: Response) => Promise<void>;
};

/** Listens for HTTP. The returned function stops: no new call, and running ones end. */
export async function listen({ host, port, hops, publicUrl, handle }: Listen): Promise<() => Promise<void>> {
  const headers = safeHeaders(publicUrl);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // A number of hops: `true` would trust any forged address.
  app.set('trust proxy', hops);
  app.set('query parser', false);
  let stopping = false;
  app.use((req, res) => {
    res.set(headers);
    // A kept-alive connection is closed with this answer.
    if (stopping) res.set('Connection', 'close');
    // Express would answer 304 to these. Responses change at any moment, so each answer is sent whole.
    for (const name of CONDITIONS) delete req.headers[name];
    return handle(req, res);
  });
  const server = createServer(
    {
      ...{ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: 65_000 },
      connectionsCheckingInterval: CHECK_MS,
    },
    app,
  );
  server.on('clientError', refuseUnreadable(headers));
  server.maxConnections = CONNECTIONS;
  // Behind proxies all callers share the proxies' addresses.
  boundWaiting(server, hops === 0 ? WAITING : { inAll: WAITING.inAll });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    stopping = true;
    const closed = once(server, 'close');
    server.close();
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    const force = setTimeout(() => server.closeAllConnections(), FORCE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(force);
  };
}
