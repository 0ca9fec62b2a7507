import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** What only its provider can read, and only in a later call of the same conversation. */
const OPAQUE = new Set(['encrypted_content', 'encrypted_index', 'signature', 'thoughtSignature']);

/** A provider's whole reply at rest: gzip of its JSON, without the opaque parts. */
export const packed = (raw: unknown): Promise<Uint8Array> =>
  compress(JSON.stringify(raw, (key, value) => (OPAQUE.has(key) ? undefined : value)));

/** The reply that was packed. */
export const unpacked = async (reply: Uint8Array): Promise<unknown> =>
  JSON.parse((await expand(reply)).toString('utf8'));
