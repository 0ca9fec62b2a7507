import type { Message } from '../messages/message.ts';
import type { Needs } from '../needs.ts';

/** Makes the attempt that this process has begun, and keeps what came of it. */
export async function tenter(needs: Needs, message: Message): Promise<void> {
  const { messages, sortie, now, draw, log, fichiers } = needs;
  const { _id: id, genre, essais: essai } = message;
  const issue = await sortie(message);
  const after = await messages.apply(id, { kind: 'outcome', essai, at: await now(), draw: draw(), issue });
  // Erased while it left: its file goes with it.
  if (after === null && (await messages.find(id)) === null) await fichiers.effacer(message);
  if (after?.etat === 'échec') log.error({ message: id, genre }, 'a message failed for good');
}

/** Makes one attempt at a message that is due; nothing when it is not, or when somebody else is at it. */
export async function envoyer(needs: Needs, id: string): Promise<void> {
  const message = await needs.messages.claim(id);
  if (message !== null) await tenter(needs, message);
}
