import { value } from '../answer.ts';
import { nameOf } from '../told.ts';
import { maybe, type Verbs } from '../verb.ts';

export const CONSOLE: Verbs = {
  'console link': {
    describe:
      'a sign-in link of the console for an account, to be handed over; it works once, for 15 minutes',
    shape: (command) =>
      command.argument('<slug>').option('--adresse <address>', 'one of the account; absent: its first'),
    warns: async ({ arg: slug }, system) =>
      `make a link that opens the console of the account ${await nameOf(system, slug)}, and cancels the last one that its address asked for`,
    run: async ({ accounts, operator, publicUrl }, given) => {
      const jeton = await value(
        accounts.createLink({ operator, slug: given.arg, adresse: maybe(given, 'adresse') }),
        'jeton',
      );
      return { link: `${publicUrl}/console/entrer/${jeton}` };
    },
  },
};
