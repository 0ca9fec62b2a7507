import { randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { GrantKeyRequest, GrantKeyResponse } from '@agence/proto/accounts/v1/operator';
import type { Cle, Door } from '../compte.ts';
import type { Needs } from '../needs.ts';
import { hashOf } from '../secret.ts';
import { grantKey } from './grant-key.rule.ts';

const PREFIX: Readonly<Record<Door, string>> = { agence: 'ag', scan: 'sc' };

/** `ag_…`: the door, 256 random bits, and a checksum by which a leaked key can be recognised in a text. */
const drawKey = (door: Door): string => {
  const body = `${PREFIX[door]}_${randomBytes(32).toString('base64url')}`;
  return body + crc32(body).toString(36).padStart(7, '0');
};

/** Draws a key and stores its hash; only this reply carries the key. */
export const grantKeyHandler =
  ({ comptes, clock }: Needs) =>
  async ({ slug, door, operator, expires }: GrantKeyRequest): Promise<GrantKeyResponse> => {
    if (door !== 'agence' && door !== 'scan')
      return refused(refuse('invalid', fr`La porte d'une clé est « agence » ou « scan ».`));
    const key = drawKey(door);
    const granted = clock.now();
    const cle: Cle = {
      id: randomUUID(),
      hash: hashOf(key),
      door,
      end: key.slice(-4),
      granted,
      cut: null,
      ...(expires === undefined ? {} : { expires }),
    };
    const command = { command_id: randomUUID(), confirmer: true, operator, cle };
    const outcome = await comptes.carryOut(slug || '?', grantKey, command);
    return 'refusal' in outcome ? refused(outcome) : { result: { $case: 'key', value: key } };
  };
