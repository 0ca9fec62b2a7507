import type { Message } from '../messages/message.ts';
import type { Needs } from '../needs.ts';

/** Forgets messages, and their files. */
export const forgetMessages = async (
  { messages, folder }: Pick<Needs, 'messages' | 'folder'>,
  all: readonly Message[],
): Promise<void> => {
  await messages.remove(all.map(({ _id }) => _id));
  for (const message of all) await folder.remove(message);
};
