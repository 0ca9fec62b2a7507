import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refuseUnreadable } from './unreadable.ts';

const server = createServer((_, res) => void res.end('served')).on('clientError', refuseUnreadable({}));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

const said = async (bytes: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
};

test.each([
  [
    'no HTTP at all',
    'bonjour\r\n\r\n',
    400,
    'Cet appel n’est pas du HTTP lisible. Rien n’a été fait\u202f; corrigez-le et renvoyez-le.',
  ],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'Cet appel n’est pas du HTTP lisible. Rien n’a été fait\u202f; corrigez-le et renvoyez-le.',
  ],
  [
    'a header of 40 kB',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'Les en-têtes de cet appel sont trop longs\u00a0: 16\u00a0ko au plus.',
  ],
])('%s is refused in a sentence, with an id', async (_, bytes, status, sentence) => {
  const [head = '', body = ''] = (await said(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
  expect(JSON.parse(body)).toEqual({ erreur: sentence });
});

test('and the next caller is served', async () => {
  expect(await said('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('served');
});
