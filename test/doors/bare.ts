import { connect } from 'node:net';

/** All that is answered to these bytes until the gateway closes the connection, as its caller does. */
export function bare(base_url: string, bytes: Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { hostname: host, port } = new URL(base_url);
  const socket = connect({ host, port: Number(port) });
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => {}).on('close', () => resolve(text));
  socket.end(bytes);
  return promise;
}
