import { elapsed } from '@agence/platform/process/clock';
import { retryTransient } from '@agence/platform/process/retry-transient';
import { inSpan } from '@agence/platform/process/telemetry';
import type { Message } from '../messages/message.ts';
import { LEASE_MS } from '../messages/sending.machine.ts';
import type { Needs } from '../needs.ts';

/** The message with a token in its sign-in link, for one attempt only; null when the link is not valid any more. */
export async function withToken({ sessions }: Needs, message: Message): Promise<Message | null> {
  const { lien, texte, html } = message;
  if (lien === undefined) return message;
  const { result } = await sessions.lireLien({ lien });
  if (result?.$case !== 'lien') return null;
  const { jeton } = result.value;
  return { ...message, texte: texte.replaceAll(lien, jeton), html: html.replaceAll(lien, jeton) };
}

/** Makes the attempt that this process has begun, and stores its outcome, with retries while the database fails. */
export async function makeAttempt(needs: Needs, message: Message): Promise<void> {
  const { messages, deliver, now, draw, log, folder } = needs;
  const { _id: id, genre, essais: attempt, trace: carrier = {} } = message;
  const spent = elapsed();
  const brought = await inSpan(`mail ${genre}`, { kind: 'CLIENT', carrier }, () =>
    withToken(needs, message).then(
      (ready) => ready && deliver(ready),
      (fault: unknown) => ({ pris: [], refuses: [], pourquoi: String(fault) }),
    ),
  );
  // Its sign-in link is not valid any more: nothing is left to send.
  if (brought === null) {
    await messages.remove([id]);
    return;
  }
  const after = await retryTransient(LEASE_MS - spent(), async () =>
    messages.apply(id, { kind: 'outcome', attempt, at: await now(), draw: draw(), brought }),
  );
  // The message was erased during the attempt: its file is deleted too.
  if (after === null && (await messages.find(id)) === null) await folder.remove(message);
  if (after?.etat === 'échec') log.error({ message: id, genre }, 'a message failed for good');
}

/** Makes one attempt; does nothing when the message is not due, or another process is sending it. */
export async function send(needs: Needs, id: string): Promise<void> {
  const message = await needs.messages.claim(id);
  if (message !== null) await makeAttempt(needs, message);
}
