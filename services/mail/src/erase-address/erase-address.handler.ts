import type { EraseAddressRequest, EraseAddressResponse } from '@agence/proto/mail/v1/mail';
import { forgetMessages } from '../messages/forget.ts';
import type { Message } from '../messages/message.ts';
import type { Needs } from '../needs.ts';

/** Forgets what was written to an address, what names it, and what came from it. What still has to leave goes to the others. */
export const eraseAddressHandler =
  ({ messages, folder, courriers, propositions, journal, now }: Needs) =>
  async ({ adresse, operator, why }: EraseAddressRequest): Promise<EraseAddressResponse> => {
    await journal.append({ operator, what: 'adresse_effacee', on: 'messages', why });
    const found = await messages.naming(adresse);
    const gone: Message[] = [];
    for (const message of found) {
      const after = await messages.apply(message._id, { kind: 'forget', adresse, at: await now() });
      if (after === null || after.a.length === 0) gone.push(message);
    }
    await forgetMessages({ messages, folder }, gone);
    await propositions.forget(adresse);
    return { messages: found.length, orders: await courriers.forget(adresse) };
  };
