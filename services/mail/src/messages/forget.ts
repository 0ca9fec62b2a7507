import { accountIsErased } from '@agence/platform/account-erased';
import type { Needs } from '../needs.ts';
import type { Message } from './message.ts';

/** Forgets messages, and their files. */
export const forgetMessages = async (
  { messages, folder }: Pick<Needs, 'messages' | 'folder'>,
  all: readonly Message[],
): Promise<void> => {
  await messages.remove(all.map(({ _id }) => _id));
  for (const message of all) await folder.remove(message);
};

/** Forgets all that was written to an account, and all that came from it. */
export const forgetAccount = async (needs: Needs, compte: string): Promise<void> => {
  await Promise.all([needs.courriers.forgetAccount(compte), needs.propositions.forgetAccount(compte)]);
  await forgetMessages(needs, await needs.messages.ofAccount(compte));
};

/** True when the account is erased: nothing stays of what was just kept, after its erasure had passed. */
export const forgetIfErased = async (needs: Needs, compte: string): Promise<boolean> => {
  const erased = await accountIsErased(needs.accounts, compte);
  if (erased) await forgetAccount(needs, compte);
  return erased;
};
