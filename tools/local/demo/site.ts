import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The pages, from `site/`, with the facts that the simulator states of this client; any other address is a 404. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/depannage.html': 'depannage.html',
  '/robots.txt': 'robots.txt',
};

async function answer(path: string, response: ServerResponse): Promise<void> {
  const file = PAGES[path];
  if (file === undefined) return void response.writeHead(404).end();
  const type = file.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
  response
    .writeHead(200, { 'content-type': type })
    .end(await readFile(new URL(`site/${file}`, import.meta.url)));
}

/** The web site of the demo's client, on loopback so that it can be audited; if the port is taken, another one is used. */
export async function startDemoSite(wished: number) {
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://localhost').pathname, response);
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(wished).catch(() => listen(0));
  // The server ends with `npm start`, and does not keep the process alive.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
