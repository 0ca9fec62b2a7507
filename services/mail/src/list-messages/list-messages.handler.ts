import type { ListMessagesRequest, ListMessagesResponse } from '@agence/proto/mail/v1/mail';
import { present } from '../messages/present.ts';
import type { Needs } from '../needs.ts';

/** What the people who run the service see of messages. */
export const listMessages =
  ({ messages }: Needs) =>
  async ({ compte, etat }: ListMessagesRequest): Promise<ListMessagesResponse> => ({
    messages: (await messages.list({ compte: compte ?? null, etat: etat ?? null })).map(present),
  });
