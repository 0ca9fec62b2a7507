import { paymentEvent } from '@agence/testing/fakes/payment';
import { expect, it } from '@jest/globals';
import { billingOfFile, invoice } from './billing.fixture.ts';
import type { FacturationState } from './facturation.ts';
import { restored } from './restored.ts';

const { parts, account: billing } = billingOfFile();

type Row = { readonly name: string; readonly data: { readonly version: number } };

it('what billing says once a copy was accepted goes before all that it had said since the copy', async () => {
  const { needs, compte, formule, tell, stripe_customer, clients, state } = await billing('carte');
  const pay = async (plan: string, price: string) => {
    await formule(plan);
    await tell(paymentEvent(invoice(stripe_customer, price)));
    return clients.asked.at(-1)?.limites?.version ?? 0;
  };
  const documents = parts.db.collection<{ _id: string; state: FacturationState }>('facturations');
  const copy = await documents.findOne({ _id: compte });
  await pay('agence5', 'price_5');
  const before = await pay('agence30', 'price_30');
  const { version: seen } = await needs.facturations.read(compte);
  await documents.replaceOne({ _id: compte }, copy ?? { state: null });

  const accepted = restored({ ...needs, db: parts.db });
  expect(await accepted.will(new Date(0))).toEqual([
    'what was said of plans and payments since the copy is taken back: 1 accounts are told them as the copy has them',
  ]);
  await accepted.settle(new Date(0));
  expect(await state()).toEqual(copy?.state);
  const told = await parts.db.collection<Row>('events').find().toArray();
  expect(told).toMatchObject([
    { name: 'paiement_change', data: { compte, plan: 'agence15', paye_jusqu_au: '2026-12-31' } },
  ]);
  expect(told[0]?.data.version).toBeGreaterThan(seen);
  expect(await pay('agence5', 'price_5')).toBeGreaterThan(before);
  expect(await state()).toMatchObject({ plan: 'agence5', formule_payee: null });
});

it('a plan that was paid for and not yet applied when the copy was taken is applied', async () => {
  const { needs, compte, formule, tell, stripe_customer, clients } = await billing('carte', () => {
    throw Object.assign(new Error('away'), { name: 'Unavailable' });
  });
  await formule('agence30');
  await tell(paymentEvent(invoice(stripe_customer, 'price_30')));
  expect(clients.asked).toHaveLength(1);
  await restored({ ...needs, db: parts.db }).settle(new Date(0));
  const told = await parts.db.collection<Row>('events').find({ 'data.compte': compte }).toArray();
  expect(told.map(({ name }) => name)).toEqual(['paiement_change', 'formule_payee']);
});
