import { elapsed } from '@agence/platform/clock';
import { retryTransient } from '@agence/platform/retry-transient';
import { inSpan } from '@agence/platform/telemetry';
import type { Message } from '../messages/message.ts';
import { LEASE_MS } from '../messages/sending.machine.ts';
import type { Needs } from '../needs.ts';
import { withToken } from './with-token.ts';

/** Makes the attempt that this process has begun, and keeps what came of it, whatever the database goes through meanwhile. */
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
  // Nobody enters by its link any more: there is nothing left to send.
  if (brought === null) return messages.remove([id]);
  const after = await retryTransient(LEASE_MS - spent(), async () =>
    messages.apply(id, { kind: 'outcome', attempt, at: await now(), draw: draw(), brought }),
  );
  // Erased while it left: its file goes with it.
  if (after === null && (await messages.find(id)) === null) await folder.remove(message);
  if (after?.etat === 'échec') log.error({ message: id, genre }, 'a message failed for good');
}

/** Makes one attempt at a message that is due; nothing when it is not, or when somebody else is at it. */
export async function send(needs: Needs, id: string): Promise<void> {
  const message = await needs.messages.claim(id);
  if (message !== null) await makeAttempt(needs, message);
}

/** The attempt at a message just written, or at one of an earlier call with the same id. */
export const tryNow = async (needs: Needs, id: string, begun: Message | null): Promise<boolean> => {
  await (begun === null ? send(needs, id) : makeAttempt(needs, begun));
  return ((await needs.messages.find(id))?.pris.length ?? 0) > 0;
};
