import type { ReadMail } from './read-mail.ts';

/** Answers in a day to messages of one thread in which no order was read: a program that does not say that it is one gets no more. */
export const SANS_ORDRE_MAX = 3;

const PREFIXES =
  /^(?:\s*(?:re|ré|rép|tr|fwd?|aw|réponse automatique|automatic reply|auto)\s*(?:\[\d+\])?\s*:\s*)+/iu;

type Answered = Pick<ReadMail, 'fil' | 'sujet'> & { readonly de: string; readonly message_id: string };

/** What a thread is known by: the messages in it, `ours` among them, and for who names none its sender and subject. */
export const threadOf = ({ fil, message_id, de, sujet }: Answered, ours: string): readonly string[] => [
  ...[...fil, message_id, ours].filter((one) => one !== ''),
  `${de} ${sujet.replace(PREFIXES, '').trim().toLowerCase()}`,
];
