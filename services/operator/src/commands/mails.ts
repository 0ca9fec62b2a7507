import { value } from '../answer.ts';
import type { System } from '../system.ts';
import { named, namedRow, nameOf } from '../told.ts';
import { maybe, type Verbs, withWhy } from '../verb.ts';

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
    shape: (command) =>
      command
        .option('--account <slug>', 'to this account only')
        .option('--etat <etat>', 'à envoyer, en envoi, envoyé or échec')
        .option('--failed', 'only those that failed for good'),
    run: async (system, given) => {
      const etat = given.options['failed'] === true ? FAILED : maybe(given, 'etat');
      const wanted = { compte: maybe(given, 'account'), etat };
      return named(system, (await system.mail.listMessages(wanted)).messages);
    },
  },
  'mails retry': {
    describe: 'send a message that failed for good to those who may be written to now and do not have it',
    shape: (command) => withWhy(command.argument('<id>')),
    warns: async ({ arg: id }, system) => `send ${await about(system, id)} again`,
    run: async (system, { arg: id, why }) => {
      const { operator, mail } = system;
      return namedRow(system, await value(mail.retryMessage({ operator, id, why }), 'retried'));
    },
  },
};
