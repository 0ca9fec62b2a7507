import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { boundWaiting } from './waiting-connections.ts';

const IN_ALL = 6;
const OF_ONE = 4;
const held = Promise.withResolvers<void>();
const server = createServer((req, res) => {
  const serve = () => res.end('served');
  req.resume().on('error', () => {});
  if (req.url === '/held') void held.promise.then(serve);
  else if (req.complete) serve();
  else req.once('end', serve);
});
boundWaiting(server, { inAll: IN_ALL, ofOneCaller: OF_ONE });

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => void server.close());

/** Connects from an address and sends this. */
async function sending(bytes: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  open.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

const WHOLE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const answered = async (address?: string) => text(await sending(WHOLE, address));
/** Which are closed, once the first that is expected to be is. */
const cut = async (sockets: readonly Socket[], expected: Socket | undefined) => {
  if (expected?.closed === false) await once(expected, 'close');
  return sockets.map((socket) => socket.closed);
};

test('of one caller, the connection that waited longest gives way', async () => {
  const neighbour = await sending('GET', '127.0.0.2');
  const sockets: Socket[] = [];
  for (let i = 0; i < OF_ONE; i += 1) sockets.push((await sending('GET')).resume());
  expect(await answered()).toContain('served');
  expect(await cut([neighbour, ...sockets], sockets[0])).toEqual([false, true, false, false, false]);
});

test('of many callers, the connection that waited longest of all gives way', async () => {
  const sockets: Socket[] = [];
  for (let i = 0; i < IN_ALL; i += 1) sockets.push((await sending('GET', `127.0.0.${i + 2}`)).resume());
  expect(await answered()).toContain('served');
  expect(await cut(sockets, sockets[0])).toEqual([true, false, false, false, false, false]);
});

test('a request that came whole waits for its answer, however many come after it', async () => {
  const first = await sending('GET /held HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  for (let i = 0; i < 3 * IN_ALL; i += 1) await sending('GET');
  held.resolve();
  expect(await text(first)).toContain('served');
});
