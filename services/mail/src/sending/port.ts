import type { Message } from '../messages/message.ts';
import type { Brought } from '../messages/sending.machine.ts';

/** A way out for messages: a relay, or a folder. What goes wrong is part of the answer, never a fault. */
export type Deliver = (message: Message) => Promise<Brought>;
