import { opaqueId } from '@agence/platform/process/opaque-id';
import { ensureIndexes } from '@agence/platform/store/mongo';
import { paymentEvent } from '@agence/testing/fakes/payment';
import { beforeAll, expect, it } from '@jest/globals';
import { billingOfFile, invoice } from '../billing.fixture.ts';
import { GARDES } from '../gardes/gardes.store.ts';
import type { Needs } from '../needs.ts';
import { operator } from '../operator.rpcs.ts';
import { compteCree } from '../reactions.ts';
import { garder } from './imputer.ts';

const DAY_S = 86_400;
const { parts, account: billing } = billingOfFile();
beforeAll(() => ensureIndexes(parts.db, GARDES));

/** Opens the account of a customer. */
const open = (needs: Needs, customer: string) => {
  const opened = { compte: `compte-${customer}`, plan: 'agence15', mode_paiement: 'carte' };
  const created = { ...opened, paye_jusqu_au: undefined, stripe_customer: customer };
  return compteCree(needs)(created, { id: `cree:${customer}` });
};

it('a message of a customer not yet known is kept, shown to a person, and applied once when the account comes', async () => {
  const { needs, tell } = await billing('carte');
  const customer = opaqueId('cus');
  const body = paymentEvent(invoice(customer, 'price_15'));
  for (const again of [body, body]) expect(await tell(again)).toEqual({ issue: 'reçu' });
  expect(await tell(paymentEvent(invoice(customer, 'price_5')))).toEqual({ issue: 'reçu' });
  const waiting = async () =>
    (await operator(needs).listUnknownCustomers({})).customers.filter((one) => one.customer === customer);
  expect(await waiting()).toMatchObject([{ messages: 2 }]);
  const [index] = await parts.db
    .collection('messages_gardes')
    .indexInformation({ full: true })
    .then((all) => all.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined));
  expect(index).toMatchObject({ expireAfterSeconds: 35 * DAY_S });

  for (const _ of [1, 2]) await open(needs, customer);
  expect(await waiting()).toEqual([]);
  const { state, version } = await needs.facturations.read(`compte-${customer}`);
  expect(state).toMatchObject({ paye_jusqu_au: '2027-01-31', etat: 'à jour' });
  // Opened, and one debit a message.
  expect(version).toBe(3);
});

it('a message kept by a process that died while its account was opened is applied and forgotten when it is sent again', async () => {
  const { needs, tell, state, stripe_customer: customer } = await billing('carte');
  const body = paymentEvent(invoice(customer, 'price_15'));
  const facturations = {
    ...needs.facturations,
    byCustomer: async () => Promise.reject(new Error('killed')),
  };
  const nouvelle = { genre: 'facture', jusqu_au: '2027-01-31', plans: ['agence15'] } as const;
  const kept = garder({ ...needs, facturations }, JSON.parse(body).id, { customer, nouvelle });
  await expect(kept).rejects.toThrow('killed');
  await tell(body);
  expect(await state()).toMatchObject({ paye_jusqu_au: '2027-01-31' });
  const { customers } = await operator(needs).listUnknownCustomers({});
  expect(customers.map((one) => one.customer)).not.toContain(customer);
});

it('a message that arrives while its account is opened is applied whoever comes first', async () => {
  const { needs, tell } = await billing('carte');
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const customer = opaqueId('cus');
      await Promise.all([tell(paymentEvent(invoice(customer, 'price_15'))), open(needs, customer)]);
      const { state } = await needs.facturations.read(`compte-${customer}`);
      expect(state).toMatchObject({ paye_jusqu_au: '2027-01-31' });
    }),
  );
});
