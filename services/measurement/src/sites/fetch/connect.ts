import { Resolver } from 'node:dns/promises';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect as connectTls } from 'node:tls';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { fr } from '@agence/gesture';
import { isPublicAddress, sameAddress } from '@agence/words/public-address';
import { bareHost } from '@agence/words/public-site';
import type { buildConnector } from 'undici';
import { type Resolve, Stopped } from './types.ts';

/** Asks name servers directly: no hosts file, no search domain, so no name of this machine or cluster. */
export const resolveByDns: Resolve = async (host) => {
  const dns = new Resolver({ timeout: 2000, tries: 2 });
  const [four, six] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  const found = [four, six].flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
};

/** The address to connect to. A name that also resolves to a private address is an attack. `unchecked`: for tests. */
export async function addressOf(url: URL, resolve: Resolve, unchecked: boolean): Promise<string> {
  const host = bareHost(url);
  if (isIP(host) !== 0) return host;
  const answers = await resolve(host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    throw new Stopped('unreachable', noSuchName(host), error.code);
  });
  const [first] = answers;
  if (first === undefined) throw new Stopped('unreachable', noSuchName(host), 'ENOTFOUND');
  if (!unchecked && !answers.every(isPublicAddress))
    throw new Stopped('refused', fr`Le nom ${host} ne mène pas à une adresse publique.`);
  return answers.find((answer) => isIP(answer) === 4) ?? first;
}

const noSuchName = (host: string): string => fr`Le nom ${host} ne mène à aucun serveur.`;

/**
 * Connects to a checked address without resolving the name again, as undici would. The peer is compared before a byte
 * is sent. `signal` closes the socket, also while it connects.
 */
export const connectTo =
  (address: string, signal: AbortSignal): buildConnector.connector =>
  ({ hostname, protocol, port }, callback) => {
    const secure = protocol === 'https:';
    const socket = connectTcp({ host: address, port: Number(port || (secure ? 443 : 80)), signal });
    const fail = (error: Error): void => {
      socket.destroy();
      callback(error, null);
    };
    socket.setNoDelay(true);
    socket.once('error', fail);
    socket.once('connect', () => {
      if (!sameAddress(socket.remoteAddress ?? '', address)) return fail(new Error('connected elsewhere'));
      if (secure) return secured(socket, hostname, fail, callback);
      socket.off('error', fail);
      callback(null, socket);
    });
  };

const secured = (
  socket: Socket,
  hostname: string,
  fail: (error: Error) => void,
  callback: buildConnector.Callback,
): void => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const servername = isIP(host) === 0 ? host : '';
  const session = connectTls({ socket, host, servername, ALPNProtocols: ['http/1.1'] });
  session.once('error', fail);
  session.once('secureConnect', () => {
    session.off('error', fail);
    callback(null, session);
  });
};

export const ACCEPTED_ENCODINGS = 'gzip, br';

const DECODERS = new Map<string, (() => Transform) | null>([
  ['', null],
  ['identity', null],
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
]);

/** The decompressed body; throws `Stopped` beyond `limit` bytes, compressed or not. */
export async function readBody(
  body: Readable,
  encoding: string,
  limit: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const decoder = DECODERS.get(encoding.trim().toLowerCase());
  if (decoder === undefined)
    throw new Stopped('unreadable', fr`La page est compressée d’une façon que nous ne lisons pas.`);
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of upTo(limit)(source)) chunks.push(chunk);
  };
  if (decoder === null) await pipeline(body, collect, { signal });
  else await pipeline(body, upTo(limit), decoder(), collect, { signal });
  return Buffer.concat(chunks);
}

const upTo = (limit: number) =>
  async function* bounded(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let received = 0;
    for await (const chunk of source) {
      received += chunk.length;
      if (received > limit)
        throw new Stopped('too_large', fr`La page dépasse ${(limit / 1024 ** 2).toFixed(0)} Mio.`);
      yield chunk;
    }
  };
