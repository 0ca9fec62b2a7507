import type { EraseAddressRequest, EraseAddressResponse } from '@agence/proto/mail/v1/mail';
import { forgetMessages } from '../messages/forget.ts';
import type { Message } from '../messages/message.ts';
import type { Needs } from '../needs.ts';

/** Deletes messages to or naming an address, and orders from it. Waiting messages still go to their other recipients. */
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
