import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll } from '@jest/globals';

export type Seen = { readonly path: string; readonly key: string; readonly body: Record<string, unknown> };
type Reply = { readonly status: number; readonly body: unknown };

/** A provider over HTTP for the tests of a file: it answers each request as `reply` says. */
export const providerOfFile = () => {
  const provider = { url: '', reply: (_: Seen): Reply => ({ status: 500, body: {} }) };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { authorization, 'x-api-key': key, 'x-goog-api-key': googleKey } = request.headers;
    const { status, body } = provider.reply({
      path: request.url ?? '',
      key: String(authorization ?? key ?? googleKey),
      body: (await json(request)) as Seen['body'],
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return provider;
};
