import type { Todo } from '@agence/platform/todo';
import type { Messages } from './messages/message.store.ts';
import type { Courriers } from './orders/courrier.store.ts';

type Stores = { readonly messages: Messages; readonly courriers: Courriers };

/** Items of this service that wait for a person. */
export const todos = ({ messages, courriers }: Stores): readonly Todo[] => [
  { kind: 'mail', since: messages.failedSince },
  { kind: 'order', since: courriers.givenUpSince },
];
