import type { Message } from '../messages/message.ts';
import type { Brought } from '../messages/sending.machine.ts';

/** Delivers a message to a relay or a folder. A failed delivery is part of the result; it does not reject. */
export type Deliver = (message: Message) => Promise<Brought>;
