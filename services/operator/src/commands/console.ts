import { value } from '../answer.ts';
import { nameOf } from '../told.ts';
import { maybe, type Verb } from '../verb.ts';

export const CONSOLE: readonly Verb[] = [
  {
    noun: 'console',
    verb: 'link',
    describe:
      'a sign-in link of the console for an account, to be handed over; it works once, for 15 minutes',
    shape: (command) =>
      command.argument('<slug>').option('--adresse <address>', 'one of the account; absent: its first'),
    warns: async ({ args: [slug = ''] }, system) =>
      `make a link that opens the console of the account ${await nameOf(system, slug)}, and cancels the last one that its address asked for`,
    run: async ({ accounts, operator, publicUrl }, given) => {
      const [slug = ''] = given.args;
      const { result } = await accounts.createLink({ operator, slug, adresse: maybe(given, 'adresse') });
      return { link: `${publicUrl}/console/entrer/${value(result, 'jeton')}` };
    },
  },
];
