import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { fr } from '@agence/gesture';
import { Stopped } from './types.ts';

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
