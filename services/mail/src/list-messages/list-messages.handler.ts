import type { ListMessagesRequest, ListMessagesResponse } from '@agence/proto/mail/v1/mail';
import { present } from '../messages/present.ts';
import type { Needs } from '../needs.ts';

/** Messages for operators, one page at a time. */
export const listMessages =
  ({ messages }: Needs) =>
  async (wanted: ListMessagesRequest): Promise<ListMessagesResponse> => {
    const { rows, next } = await messages.list(wanted);
    return { messages: rows.map(present), next };
  };
