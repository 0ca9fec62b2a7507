import { value } from '../answer.ts';
import { billingOf, nameOf, untilSeen } from '../told.ts';
import { maybe, type Verb } from '../verb.ts';

export const PAYMENT: Verb = {
  describe: 'set how an account pays, and its customer at the card provider',
  shape: (command) =>
    command
      .argument('<slug>')
      .option('--paiement <mode>', 'carte or virement; absent: as it is')
      .option('--stripe-customer <id>', 'customer at the card provider; absent: as it is')
      .option('--why <reason>', 'kept in the journal'),
  warns: async (given, system) => {
    const { arg: slug } = given;
    const [name, now] = [await nameOf(system, slug), await billingOf(system, slug)];
    const mode = maybe(given, 'paiement') ?? now.mode;
    const customer = maybe(given, 'stripeCustomer') ?? now.stripe_customer ?? 'none';
    return `have the account ${name} pay by ${mode}, as the card customer ${customer} (now ${now.mode}, ${now.stripe_customer ?? 'none'})`;
  },
  run: async (system, given) => {
    const { arg: slug } = given;
    const order = {
      ...{ operator: system.operator, slug, why: given.why },
      mode_paiement: maybe(given, 'paiement'),
      stripe_customer: maybe(given, 'stripeCustomer'),
    };
    const { mode_paiement, stripe_customer } = await value(system.accounts.setPayment(order), 'set');
    await untilSeen(slug, async () => {
      const now = await billingOf(system, slug);
      return now.mode === mode_paiement && now.stripe_customer === stripe_customer ? now : null;
    });
    return { slug, mode_paiement, stripe_customer: stripe_customer ?? null };
  },
};
