import { named, namedRow, nameOf } from '../account-lookups.ts';
import { value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Verbs, WHY } from '../verb.ts';

const FAILED = 'échec';

/** The subject of a failed message, and its account. */
const about = async (system: System, id: string): Promise<string> => {
  const { messages } = await system.mail.listMessages({ etat: FAILED, id });
  const message = messages.find((candidate) => candidate.id === id);
  if (message === undefined) return `the message ${id}`;
  const whose = message.compte === undefined ? '' : ` of the account ${await nameOf(system, message.compte)}`;
  return `"${message.sujet}"${whose}`;
};

export const MAILS: Verbs = {
  'mails list': {
    describe: 'list the messages of the last 35 days without their text, newest first, 200 at most',
    about: {
      '--account <slug>': 'to this account only',
      '--etat <etat>': 'à envoyer, en envoi, envoyé or échec',
      '--failed': 'only those that failed for good',
    },
    run: async (system, { maybe }) => {
      const etat = maybe('failed') === undefined ? maybe('etat') : FAILED;
      return named(system, (await system.mail.listMessages({ compte: maybe('account'), etat })).messages);
    },
  },
  'mails retry <id>': {
    describe: 'send a message that failed for good to those who may be written to now and do not have it',
    about: WHY,
    warns: async ({ arg: id }, system) => `send ${await about(system, id)} again`,
    run: async (system, { order }) => namedRow(system, await value(system.mail.retryMessage(order('id')))),
  },
};
