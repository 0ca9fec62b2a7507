import { once } from 'node:events';
import { createServer } from 'node:http';
import express, { type Request, type Response } from 'express';

const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const CONNECTIONS = 4_000;

type Listen = {
  readonly host: string;
  readonly port: number;
  readonly hops: number;
  readonly handle: (req: Request, res: Response) => Promise<void>;
};

/** Listens for HTTP; answers with how to stop: no new call, those that run end. */
export async function listen({ host, port, hops, handle }: Listen): Promise<() => Promise<void>> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // A count of hops: `true` would believe any forged address.
  app.set('trust proxy', hops);
  app.set('query parser', false);
  app.use(handle);
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: 65_000 },
    app,
  );
  server.maxConnections = CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeIdleConnections();
    await once(server, 'close');
  };
}
