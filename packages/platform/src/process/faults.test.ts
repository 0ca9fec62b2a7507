import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import {
  MongoBulkWriteError,
  MongoNetworkTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { isTransient } from './faults.ts';

/** As the driver tells that a lot of writes failed before its server answered. */
const lot = (cause: Error) => new MongoBulkWriteError(cause as never, {} as never);

it('a lot of writes that did not reach its server is mended by time, one that its server refused is not', () => {
  expect(isTransient(lot(new MongoNetworkTimeoutError('late', {})))).toBe(true);
  expect(isTransient(lot(new MongoServerSelectionError('no primary', {} as never)))).toBe(true);
  expect(isTransient(lot(new Error('wrong')))).toBe(false);
});

it.each([
  ['an election', 10_107, true],
  ['a full disk', 14_031, true],
  ['a wrong command', 59, false],
])('%s: a server that says %s is mended by time: %s', (_, code, transient) => {
  expect(isTransient(new MongoServerError({ message: 'no', code }))).toBe(transient);
});

/** As a driver passes it on when its server dies between two commands. */
const wroteAfterTheEnd = async (): Promise<unknown> => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  await once(socket, 'end');
  const fault = await new Promise((resolve) => socket.write('x', resolve));
  server.close();
  return fault;
};

it('a connection that its server ended is mended by time, a file that is not there is not', async () => {
  const fault = await wroteAfterTheEnd();
  expect([String(fault), isTransient(fault)]).toEqual([
    'Error: This socket has been ended by the other party',
    true,
  ]);
  expect(isTransient(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false);
});
