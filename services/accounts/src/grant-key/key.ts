import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Door } from '../compte.ts';

const PREFIX: Readonly<Record<Door, string>> = { agence: 'ag', scan: 'sc' };

/** `ag_…`: the door, 256 random bits, and a checksum by which a leaked key can be recognised in a text. */
export const drawKey = (door: Door): string => {
  const body = `${PREFIX[door]}_${randomBytes(32).toString('base64url')}`;
  return body + crc32(body).toString(36).padStart(7, '0');
};
