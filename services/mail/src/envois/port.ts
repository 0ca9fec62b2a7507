import type { Issue } from '../messages/envoi.machine.ts';
import type { Message } from '../messages/message.ts';

/** A way out for messages: a relay, or a folder. What goes wrong is part of the answer, never a fault. */
export type Sortie = (message: Message) => Promise<Issue>;
