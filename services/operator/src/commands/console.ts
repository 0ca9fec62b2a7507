import { value } from '../answer.ts';
import type { Verbs } from '../verb.ts';

export const CONSOLE: Verbs = {
  'console link <slug>': {
    describe:
      'a sign-in link of the console for an account, to be handed over; it works once, for 15 minutes',
    about: { '--adresse <address>': 'one of the account; absent: its first' },
    warns:
      'make a link that opens the console of the account {account}, and cancels the last one that its address asked for',
    run: async ({ accounts, operator, publicUrl }, { arg: slug, maybe }) => {
      const jeton = await value(accounts.createLink({ operator, slug, adresse: maybe('adresse') }));
      return { link: `${publicUrl}/console/entrer/${jeton}` };
    },
  },
};
