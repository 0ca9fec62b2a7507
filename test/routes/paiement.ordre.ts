import { newAccount, someSlug } from '@agence/testing/accounts';
import { paymentSignature } from '@agence/testing/fakes/payment';
import { send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { system } from '../clock/card.ts';
import { iso, lisible } from '../outside/days.ts';
import { at, invoice, SECRET, subscription } from '../outside/payment.ts';

const orders = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one, i) => orders(all.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** As the provider does: told again until it is taken. */
const tell = (body: string, gateway: number) =>
  until(
    () =>
      send(system.gateways[gateway] ?? '', {
        method: 'POST',
        path: '/interne/paiement/',
        headers: { 'content-type': 'application/json', 'stripe-signature': paymentSignature(body, SECRET) },
        body,
      }),
    ({ status }) => status === 200,
  );

/** A period that is renewed: its invoice fails once, is paid a day late, and brings the plan that was asked for. */
const news = (customer: string): readonly string[] => [
  subscription(customer, 'past_due', iso(2), iso(32), at(iso()) + 1),
  subscription(customer, 'active', iso(2), iso(32), at(iso()) + 2),
  invoice(customer, iso(2), 'price_5'),
  invoice(customer, iso(32), 'price_15'),
];

test('what the card provider tells comes to the same in each of its twenty-four orders, each told twice', async () => {
  const seen = await Promise.all(
    orders([0, 1, 2, 3]).map(async (order) => {
      const stripe_customer = `cus_${someSlug()}`;
      const wanted = { paiement: 'carte', stripe_customer, paye_jusqu_au: iso(2) } as const;
      const { agence } = await newAccount(system, wanted);
      await agence.post('formule/', { formule: 'agence15' });
      const told = news(stripe_customer);
      for (const [turn, i] of [...order, ...order].entries()) await tell(told[i] ?? '', turn % 2);
      const { body } = await until(
        () => agence.get('compte/'),
        ({ body: compte }) => (compte as { plan: string }).plan === 'agence15',
      );
      const { plan, paiement } = body as { plan: string; paiement: object };
      return [order.join(), { plan, paiement }];
    }),
  );
  const paiement = { etat: 'à jour', paye_jusqu_au: lisible(32), mode: 'carte' };
  expect(seen).toEqual(orders([0, 1, 2, 3]).map((order) => [order.join(), { plan: 'agence15', paiement }]));
});
