import { named } from '../told.ts';
import { maybe, type Verb } from '../verb.ts';

export const MAILS: readonly Verb[] = [
  {
    noun: 'mails',
    verb: 'list',
    describe: 'list the messages of the last 35 days without their text, newest first, 200 at most',
    shape: (command) =>
      command
        .option('--account <slug>', 'to this account only')
        .option('--etat <etat>', 'à envoyer, en envoi, envoyé or échec'),
    run: async (system, given) => {
      const wanted = { compte: maybe(given, 'account'), etat: maybe(given, 'etat') };
      return named(system, (await system.mail.listMessages(wanted)).messages);
    },
  },
];
