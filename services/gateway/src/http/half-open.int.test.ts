import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { freePort } from '@agence/local/ports';
import { expect, test } from '@jest/globals';
import { listen } from './server.ts';

/** More connections than the gateway keeps open at once. */
const MANY = 4_100;
const ENOUGH_MS = 3_000;

/** What a connection may send, and then nothing more. */
const HALVES = [
  '',
  'GET / HTTP/1.1\r\nHost: a\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na',
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nff\r\na',
  'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
  'bonjour\r\n\r\n',
];

/** Opens connections from one address that send this and that, and never close. */
async function stall(port: number): Promise<Socket[]> {
  const open: Socket[] = [];
  for (let i = 0; i < MANY; i += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1', allowHalfOpen: true });
    open.push(socket.on('error', () => {}).resume());
    socket.write(HALVES[i % HALVES.length] ?? '');
    if (i % 100 === 0) await once(socket, 'connect').catch(() => {});
  }
  return open;
}

/** The status that a caller at that address is answered. */
const asked = (port: number, localAddress: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ENOUGH_MS);
    get({ port, host: '127.0.0.1', localAddress, agent: false, signal }, (res) => {
      res.resume();
      resolve(res.statusCode);
    }).on('error', reject);
  });

const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  for await (const _ of req);
  res.end('served');
};

test.each([0, 1])(`${MANY} connections of one caller keep nobody out, %i proxies in front`, async (hops) => {
  const port = await freePort();
  const stop = await listen({ publicUrl: 'http://127.0.0.1', host: '127.0.0.1', port, hops, handle });
  const open = await stall(port);
  expect([await asked(port, '127.0.0.2'), await asked(port, '127.0.0.1')]).toEqual([200, 200]);
  for (const socket of open) socket.destroy();
  await stop();
});
