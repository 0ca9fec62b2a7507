import { once } from 'node:events';
import { createServer } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import { boundWaiting } from './grpc/waiting-connections.ts';
import type { Logger } from './process/logger.ts';

const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** A stopping process cuts unfinished forms after this long; the sender got no answer and sends again. */
const STOP_MS = 5_000;
const CHECK_MS = 1_000;
const CONNECTIONS = 1_000;
/** Of these, how many may wait for the rest of a form. */
const WAITING = 500;
/** The gateway, which writes its caller in the last place of X-Forwarded-For. */
const HOPS = 1;

type Where = { readonly HTTP_HOST: string; readonly HTTP_PORT: number };

export type Listening = { readonly port: number; readonly stop: () => Promise<void> };

/** Listens for HTTP behind the gateway; stopping takes no new call and lets running ones end. */
export async function listenBehind(
  answer: (req: Request, res: Response) => Promise<void>,
  log: Logger,
  { HTTP_HOST, HTTP_PORT }: Where,
): Promise<Listening> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', HOPS);
  app.set('query parser', false);
  app.use(answer);
  // Express's own fault page is neither for people nor for strangers.
  app.use((fault: unknown, _req: Request, res: Response, _next: NextFunction) => {
    log.error({ fault: String(fault) }, 'call failed');
    if (res.headersSent) res.destroy();
    else res.status(500).type('text').send('Internal Server Error\n');
  });
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
    app,
  );
  server.maxConnections = CONNECTIONS;
  boundWaiting(server, { inAll: WAITING });
  server.maxHeadersCount = 100;
  server.listen(HTTP_PORT, HTTP_HOST);
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : HTTP_PORT,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), STOP_MS);
      await closed;
      clearTimeout(force);
    },
  };
}
