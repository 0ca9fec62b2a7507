import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Door } from './compte.ts';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret of 256 random bits, and the hash that is stored. */
export const drawSecret = (): { readonly secret: string; readonly hash: string } => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
};

const PREFIX: Readonly<Record<Door, string>> = { agence: 'ag', scan: 'sc' };

/** `ag_…`: the door, 256 random bits, and a checksum by which a leaked key can be recognised in a text. */
export const drawKey = (door: Door): string => {
  const body = `${PREFIX[door]}_${randomBytes(32).toString('base64url')}`;
  return body + crc32(body).toString(36).padStart(7, '0');
};

/** `commandes+…@` the service's domain: 100 random bits make the address unguessable. */
export const drawBadge = (domain: string): string => `${opaqueId('commandes').replace('_', '+')}@${domain}`;
