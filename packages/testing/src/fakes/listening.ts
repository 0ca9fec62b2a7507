import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Listens on an address of this machine; answers with the port, a free one when none is given. */
export async function listen(server: Server, port = 0, address = '127.0.0.1'): Promise<number> {
  server.listen(port, address);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Ends a server of HTTP with its open connections. */
export async function close(server: Server & { readonly closeAllConnections: () => void }): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
