import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** What only its provider can read, and only in a later call of the same conversation. */
const OPAQUE = new Set(['encrypted_content', 'encrypted_index', 'signature', 'thoughtSignature']);

/** A provider's whole reply at rest: gzip of its JSON, without the opaque parts. */
export const packed = (raw: unknown): Promise<Uint8Array> =>
  compress(JSON.stringify(raw, (key, value) => (OPAQUE.has(key) ? undefined : value)));
