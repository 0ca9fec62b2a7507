import { createHash, randomUUID } from 'node:crypto';
import { fr } from '@agence/gesture';
import type { Logger } from '@agence/platform/process/logger';
import type { Idempotency } from '../idempotency/idempotency.store.ts';
import { type Reply, refusedReply } from './answers.ts';

const CLE_INVALIDE = fr`L'en-tête Idempotency-Key compte de 1 à 255 signes imprimables.`;
const AUTRE_CORPS = fr`Cette Idempotency-Key a déjà servi pour un autre appel : donnez-en une nouvelle.`;
const EN_COURS = fr`L'appel de cette Idempotency-Key est encore en cours : attendez sa réponse.`;

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

export type Asked = {
  readonly compte: string;
  readonly path: string;
  /** The header, undefined when there is none. */
  readonly key: string | undefined;
  readonly bytes: Buffer;
};

const hash = (...parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
};

/**
 * Carries out a call under its command id. With an Idempotency-Key, the same call gets its first answer byte for byte.
 * The command id derives from key, body and first use: a service recognises a call whose answer was lost, and a key
 * used after its day begins a new command.
 */
export async function once(
  records: Idempotency,
  log: Logger,
  { compte, path, key, bytes }: Asked,
  decide: (command_id: string) => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return decide(randomUUID());
  if (!PRINTABLE.test(key)) return refusedReply({ kind: 'invalid', sentence: CLE_INVALIDE });
  const id = hash(compte, path, key);
  const body = hash(bytes);
  const claim = await records.claim(id, body);
  switch (claim.kind) {
    case 'again':
      return claim.answer;
    case 'other_body':
      return refusedReply({ kind: 'invalid', sentence: AUTRE_CORPS });
    case 'running':
      return refusedReply({ kind: 'conflict', sentence: EN_COURS });
    case 'mine': {
      try {
        const reply = await decide(`idem:${hash(id, body, claim.since.toISOString())}`);
        await records.keep(id, reply);
        return reply;
      } catch (fault) {
        await records
          .release(id)
          .catch((late: unknown) => log.warn({ late: String(late) }, 'record not freed'));
        throw fault;
      }
    }
  }
}
