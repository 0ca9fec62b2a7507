import { accountIsErased } from '@agence/platform/bus/account-erased';
import type { Needs } from '../needs.ts';
import type { Message } from './message.ts';

export const forgetMessages = async ({ messages, folder }: Needs, all: readonly Message[]): Promise<void> => {
  // A file without its message would be found by nobody.
  for (const message of all) await folder.remove(message);
  await messages.remove(all.map(({ _id }) => _id));
};

/** Deletes every message to an account, every order from it, and its proposals. */
export const forgetAccount = async (needs: Needs, compte: string): Promise<void> => {
  await Promise.all([needs.courriers.forgetAccount(compte), needs.propositions.forgetAccount(compte)]);
  await forgetMessages(needs, await needs.messages.ofAccount(compte));
};

/** True when the account is erased. Called after a write: an earlier erasure did not see it, so it is deleted here. */
export const forgetIfErased = async (needs: Needs, compte: string): Promise<boolean> => {
  const erased = await accountIsErased(needs.accounts, compte);
  if (erased) await forgetAccount(needs, compte);
  return erased;
};
