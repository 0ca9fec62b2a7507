import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchSite } from './fetch-site.ts';

let answer: Buffer | string = '';
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(answer));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

const answering = (bytes: Buffer | string) => {
  answer = bytes;
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fetchSite(`http://${host}/`, { allow: new Set([host]), userAgent: 'Test/1', limits: { ms: 5000 } });
};

const OK = 'HTTP/1.1 200 OK\r\n';
const TWO = 'Content-Length: 2\r\n\r\nok';
const GZIP = gzipSync('bonjour'.repeat(100));
const gzipped = (...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = `${OK}Content-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
};
const chunked = (chunks: string) => `${OK}Transfer-Encoding: chunked\r\n\r\n${chunks}`;

describe('an answer that is no HTTP, or broken in the middle, is told as a failure', () => {
  it.each<[string, Buffer | string]>([
    ['a banner of SSH', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a greeting of SMTP', '220 mail.exemple.fr ESMTP\r\n'],
    ['a version that is none', `HTTP/9.9 200 OK\r\n${TWO}`],
    ['HTTP/2 in clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a status of four digits', `HTTP/1.1 1000 OK\r\n${TWO}`],
    ['a NUL in a header', `${OK}X: a\0b\r\n${TWO}`],
    ['a header without a colon', `${OK}nothing\r\n${TWO}`],
    ['a header without a name', `${OK}: a\r\n${TWO}`],
    ['bare line feeds', 'HTTP/1.1 200 OK\nContent-Length: 2\n\nok'],
    ['a chunk size that is none', chunked('zz\r\nok\r\n0\r\n\r\n')],
    ['a length that is none', `${OK}Content-Length: zz\r\n\r\nok`],
    ['gzip cut short', gzipped(GZIP.subarray(0, 20))],
    ['gzip broken inside', gzipped(GZIP.subarray(0, 12), Buffer.from('zzz'), GZIP.subarray(15))],
  ])('%s: unreadable', async (_, bytes) => {
    expect(await answering(bytes)).toMatchObject({ cause: 'unreadable', why: 'La réponse est illisible.' });
  });

  it.each([
    ['nothing at all', ''],
    ['a head that does not end', `${OK}Content-Type: text/html\r\n`],
    ['nothing but 100', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nok'],
    ['a chunk cut short', chunked('10\r\nok')],
    ['a length too long', `${OK}Content-Length: 20\r\n\r\nok`],
    ['two lengths', `${OK}Content-Length: 1\r\n${TWO}`],
    [
      'a length and chunks',
      `${OK}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n`,
    ],
  ])('%s: unreachable', async (_, bytes) => {
    const why = 'Le serveur n’accepte pas la connexion ou la coupe.';
    expect(await answering(bytes)).toMatchObject({ cause: 'unreachable', why });
  });
});

describe('an answer that is only odd is read', () => {
  it.each([
    ['names that objects have', `${OK}__proto__: a\r\nconstructor: b\r\n${TWO}`],
    ['a hint before', `HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\n${OK}${TWO}`],
    ['no words behind the status', `HTTP/1.1 200\r\n${TWO}`],
    ['bytes behind its end', `${OK}${TWO}SSH-2.0\r\n`],
    ['a second answer behind', `${OK}${TWO}${OK}${TWO}`],
  ])('%s', async (_, bytes) => {
    const read = await answering(bytes);
    expect(read.kind === 'answered' && read.body.toString()).toBe('ok');
  });
});
