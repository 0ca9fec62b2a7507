import type { ReadMail } from './read-mail.ts';

/** Most answers per day and thread to messages without an order; stops loops with programs that do not identify themselves. */
export const SANS_ORDRE_MAX = 3;

const PREFIXES =
  /^(?:\s*(?:re|ré|rép|tr|fwd?|aw|réponse automatique|automatic reply|auto)\s*(?:\[\d+\])?\s*:\s*)+/iu;

type Answered = Pick<ReadMail, 'fil' | 'sujet'> & { readonly de: string; readonly message_id: string };

/** Keys of a thread: its Message-IDs, `ours` included, and its sender with the subject, for replies without ids. */
export const threadOf = ({ fil, message_id, de, sujet }: Answered, ours: string): readonly string[] => [
  ...[...fil, message_id, ours].filter((id) => id !== ''),
  `${de} ${sujet.replace(PREFIXES, '').trim().toLowerCase()}`,
];
