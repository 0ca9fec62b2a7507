import { setTimeout as pause } from 'node:timers/promises';
import { Said, value } from '../answer.ts';
import type { System } from '../system.ts';
import { nameOf, untilTold } from '../told.ts';
import { maybe, text, type Verb } from '../verb.ts';

const ASK_EVERY_MS = 25;
const TIMES = 800;

/** Waits until billing and clients know an account just created. */
const untilKnown = async ({ billing, clients }: System, compte: string): Promise<void> => {
  for (let times = 0; times < TIMES; times += 1) {
    const known = await Promise.all([billing.knowsAccount({ compte }), clients.knowsAccount({ compte })]);
    if (known.every((one) => one.known)) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Said(`account ${compte} was created, but not every service knows it yet`);
};

export const ACCOUNTS: readonly Verb[] = [
  {
    noun: 'accounts',
    verb: 'create',
    describe: 'create an agency account',
    shape: (command) =>
      command
        .requiredOption('--slug <slug>', 'account identifier')
        .requiredOption('--nom <nom>', 'account name')
        .requiredOption('--plan <plan>', 'agence5, agence15 or agence30')
        .requiredOption('--adresse <address...>', 'authorised address (repeatable)')
        .requiredOption('--paiement <mode>', 'carte or virement')
        .option('--paye-jusqu-au <day>', 'YYYY-MM-DD')
        .option('--stripe-customer <id>', 'customer at the card provider')
        .option('--couleur <colour>', 'brand colour, #rrggbb')
        .option('--contact <contact>', 'contact printed on documents'),
    warns: (given) => `create the account ${text(given, 'slug')} (${text(given, 'nom')})`,
    run: async (system, given) => {
      const slug = text(given, 'slug');
      const plan = text(given, 'plan');
      value((await system.billing.describePlan({ plan })).result, 'limites');
      const { result } = await system.accounts.createAccount({
        operator: system.operator,
        slug,
        nom: text(given, 'nom'),
        plan,
        adresses: (given.options['adresse'] as string[] | undefined) ?? [],
        mode_paiement: text(given, 'paiement'),
        paye_jusqu_au: maybe(given, 'payeJusquAu'),
        stripe_customer: maybe(given, 'stripeCustomer'),
        couleur: maybe(given, 'couleur'),
        contact: maybe(given, 'contact'),
      });
      value(result, 'compte');
      await untilKnown(system, slug);
      return { slug };
    },
  },
  {
    noun: 'accounts',
    verb: 'list',
    describe: 'list the accounts',
    run: async ({ accounts }) => (await accounts.listAccounts({})).comptes,
  },
  {
    noun: 'accounts',
    verb: 'show',
    describe: 'show one account',
    shape: (command) => command.argument('<slug>'),
    run: async ({ accounts }, { args: [slug = ''] }) =>
      value((await accounts.showAccount({ slug })).result, 'compte'),
  },
  {
    noun: 'accounts',
    verb: 'pause',
    describe: 'pause an account: its calls are refused, its measurements stop',
    shape: (command) => command.argument('<slug>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = ''] }, system) => `pause the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const [slug = ''] = given.args;
      return value(
        (await accounts.pauseAccount({ operator, slug, why: text(given, 'why') })).result,
        'compte',
      );
    },
  },
  {
    noun: 'accounts',
    verb: 'resume',
    describe: 'resume a paused account, or take back a termination, ended or not',
    shape: (command) => command.argument('<slug>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = ''] }, system) => `resume the account ${await nameOf(system, slug)}`,
    run: async (system, given) => {
      const { accounts, billing, operator } = system;
      const [slug = ''] = given.args;
      const why = text(given, 'why');
      value((await accounts.showAccount({ slug })).result, 'compte');
      const { reopened } = value(
        (await billing.reopenAccount({ operator, compte: slug, why })).result,
        'reopened',
      );
      const { result } = await accounts.resumeAccount({ operator, slug, why });
      if (!reopened) return value(result, 'compte');
      return untilTold(system, slug, ({ paiement }) => paiement?.etat !== 'résilié');
    },
  },
];
