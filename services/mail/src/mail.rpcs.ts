import { setTimeout as pause } from 'node:timers/promises';
import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { MailServer } from '@agence/proto/mail/v1/mail';
import { recipient, writeAndClaim } from './messages/write.ts';
import type { Needs } from './needs.ts';
import { makeAttempt, send } from './sending/send.ts';

/** How long a caller waits for the relay (docs/limits.md). */
const WAIT_MS = 3_000;

const COMPTE_INCONNU = fr`Aucun compte ne porte cet identifiant.`;

export const mail = (needs: Needs, wait_ms = WAIT_MS): Handlers<MailServer> => ({
  // Stores the message before it tries the relay, so that a failed attempt loses nothing.
  sendNow: async ({ id, message }) => {
    if (id === '' || message === undefined) throw new Error('a message needs an id and something to say');
    const late = pause(wait_ms, false, { ref: false });
    const { compte, ...audit } = message.value;
    const pour = await recipient(needs, compte);
    if (pour === null) return refused(refuse('not_found', COMPTE_INCONNU));
    // Null when an earlier call wrote the message, or nobody can receive it.
    const begun = await writeAndClaim(needs, { id, genre: 'audit_pret', pour }, audit);
    const attempted = async () => {
      await (begun === null ? send(needs, id) : makeAttempt(needs, begun));
      return ((await needs.messages.find(id))?.pris.length ?? 0) > 0;
    };
    const attempt = attempted().catch((fault: unknown) => {
      needs.log.warn({ message: id, fault: String(fault) }, 'left to the next sweep');
      return false;
    });
    const email_envoye = await Promise.race([attempt, late]);
    return { result: { $case: 'remis', value: { email_envoye } } };
  },
  lireRetours: async ({ compte }) => ({ retours: await needs.messages.returned(compte) }),
});
