import { onAccountErased } from '@agence/platform/account-erased';
import type { Reaction } from '@agence/platform/consumer';
import type { Platform } from '@agence/platform/service';
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

/** Of an erased account: all that was written to it, and all that came from it. */
export const accountForgotten = (
  db: Platform['db'],
  needs: Pick<Needs, 'messages' | 'folder' | 'courriers' | 'propositions'>,
): Reaction =>
  onAccountErased(db, async (compte) => {
    await Promise.all([needs.courriers.forgetAccount(compte), needs.propositions.forgetAccount(compte)]);
    await forgetMessages(needs, await needs.messages.ofAccount(compte));
  });
