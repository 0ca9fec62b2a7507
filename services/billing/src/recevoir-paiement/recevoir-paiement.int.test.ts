import { documentStore } from '@agence/platform/document-store';
import { ensureIndexes } from '@agence/platform/mongo';
import { opaqueId } from '@agence/platform/opaque-id';
import {
  type FakePayment,
  paymentEvent,
  paymentSignature,
  portalOf,
  startFakePayment,
} from '@agence/testing/fakes/payment';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Bench, bench, order, SECRET } from '../billing.fixture.ts';
import { facturationStore } from '../facturation.store.ts';
import { FACTURATIONS } from '../facturation.ts';
import { GARDES } from '../gardes/gardes.store.ts';
import { listUnknownCustomers } from '../gardes/list-unknown-customers.handler.ts';
import { onCompteCreeHandler } from '../on-compte-cree/on-compte-cree.handler.ts';
import { resilierHandler } from '../resilier/resilier.handler.ts';
import { recevoirPaiement } from './recevoir-paiement.handler.ts';

const DAY_S = 86_400;
let parts: TestParts;
let provider: FakePayment;
let billing: Bench['account'];
beforeAll(async () => {
  [parts, provider] = await Promise.all([testParts(), startFakePayment()]);
  await ensureIndexes(parts.db, GARDES);
  billing = bench(parts, provider).account;
});
afterAll(async () => {
  await provider.stop();
  await parts.stop();
});

const END = Date.parse('2027-01-31T09:00:00Z') / 1000;
const invoice = (customer: string, price: string) => ({
  type: 'invoice.paid',
  created: END - 31 * DAY_S,
  object: {
    object: 'invoice',
    customer,
    lines: { data: [{ amount: 9_000, period: { end: END }, pricing: { price_details: { price } } }] },
  },
});

describe('a message of the card provider', () => {
  it('is believed for these very bytes, for five minutes, under our secret', async () => {
    const { tell, state, stripe_customer } = await billing('carte');
    const body = paymentEvent(invoice(stripe_customer, 'price_15'));
    const good = paymentSignature(body, SECRET);
    const refused = [
      tell(`${body} `, good),
      tell(body.replace('2027', '2028').replace('9000', '9001'), good),
      tell(body, ''),
      tell(body, paymentSignature(body, 'whsec_other')),
      tell(body, paymentSignature(body, SECRET, 301)),
      tell(body, good.replace('v1=', 'v0=')),
    ];
    for (const answer of refused) expect(await answer).toEqual({ issue: 'signature refusée' });
    expect(await state()).toMatchObject({ paye_jusqu_au: '2026-12-31' });
    expect(await tell(body, paymentSignature(body, SECRET, 290))).toEqual({ issue: 'reçu' });
    expect(await state()).toMatchObject({ paye_jusqu_au: '2027-01-31', etat: 'à jour' });
  });

  it('sent fifty times at once through three processes pays a plan once', async () => {
    const { tell, state, stripe_customer, formule, needs, compte, clients } = await billing('carte');
    await formule('agence30');
    const others = Array.from({ length: 3 }, () => ({
      ...needs,
      facturations: facturationStore(documentStore(parts.db, FACTURATIONS, () => {})),
    }));
    const body = paymentEvent(invoice(stripe_customer, 'price_30'));
    const corps = Buffer.from(body);
    const signature = paymentSignature(body, SECRET);
    const all = Array.from({ length: 50 }, (_, i) =>
      recevoirPaiement(others[i % 3] ?? needs)({ corps, signature }),
    );
    expect(new Set((await Promise.all(all)).map(({ issue }) => issue))).toEqual(new Set(['reçu']));
    expect(await state()).toMatchObject({
      plan: 'agence30',
      formule_demandee: null,
      formule_payee: null,
      paye_jusqu_au: '2027-01-31',
    });
    // Opened, asked for, debited, applied: nothing else was ever written.
    expect((await needs.facturations.read(compte)).version).toBe(4);
    expect(new Set(clients.asked.map(({ limites }) => limites?.clients))).toEqual(new Set([30]));
    expect(await tell(body)).toEqual({ issue: 'reçu' });
    expect((await needs.facturations.read(compte)).version).toBe(4);
  });

  it('about another customer, or about nothing of ours, is received and changes nothing', async () => {
    const { tell, needs, compte } = await billing('carte');
    expect(await tell(paymentEvent(invoice('cus_nobody', 'price_15')))).toEqual({ issue: 'reçu' });
    expect(await tell(paymentEvent({ type: 'customer.created', created: 1, object: {} }))).toEqual({
      issue: 'reçu',
    });
    expect((await needs.facturations.read(compte)).version).toBe(1);
  });

  it('of a customer not yet known is kept, shown to a person, and applied once when the account comes', async () => {
    const { needs, tell } = await billing('carte');
    const customer = opaqueId('cus');
    const body = paymentEvent(invoice(customer, 'price_15'));
    for (const again of [body, body]) expect(await tell(again)).toEqual({ issue: 'reçu' });
    expect(await tell(paymentEvent(invoice(customer, 'price_5')))).toEqual({ issue: 'reçu' });
    const waiting = async () =>
      (await listUnknownCustomers(needs)()).customers.filter((one) => one.customer === customer);
    expect(await waiting()).toMatchObject([{ messages: 2 }]);
    const [index] = await parts.db
      .collection('messages_gardes')
      .indexInformation({ full: true })
      .then((all) => all.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined));
    expect(index).toMatchObject({ expireAfterSeconds: 35 * DAY_S });

    const created = {
      ...{ compte: `compte-${customer}`, plan: 'agence15', mode_paiement: 'carte' },
      ...{ paye_jusqu_au: undefined, stripe_customer: customer },
    };
    for (const _ of [1, 2]) await onCompteCreeHandler(needs)(created, { id: `cree:${customer}` });
    expect(await waiting()).toEqual([]);
    const { state, version } = await needs.facturations.read(created.compte);
    expect(state).toMatchObject({ paye_jusqu_au: '2027-01-31', etat: 'à jour' });
    // Opened, and one debit a message.
    expect(version).toBe(3);
  });

  it('that arrives while its account is opened is applied whoever comes first', async () => {
    const { needs, tell } = await billing('carte');
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const customer = opaqueId('cus');
        const compte = `compte-${customer}`;
        const created = {
          ...{ compte, plan: 'agence15', mode_paiement: 'carte' },
          ...{ paye_jusqu_au: undefined, stripe_customer: customer },
        };
        await Promise.all([
          tell(paymentEvent(invoice(customer, 'price_15'))),
          onCompteCreeHandler(needs)(created, { id: `cree:${customer}` }),
        ]);
        expect((await needs.facturations.read(compte)).state).toMatchObject({ paye_jusqu_au: '2027-01-31' });
      }),
    );
  });

  it('finds no door where no provider is configured', async () => {
    const { needs, stripe_customer } = await billing('carte');
    const body = paymentEvent(invoice(stripe_customer, 'price_15'));
    const closed = recevoirPaiement({ ...needs, carte: null });
    const asked = { corps: Buffer.from(body), signature: paymentSignature(body, SECRET) };
    expect(await closed(asked)).toEqual({ issue: 'fermé' });
  });
});

describe('the portal of the card provider', () => {
  it('is linked to for its customer when a plan is asked for or termination confirmed', async () => {
    const { needs, compte, formule, stripe_customer } = await billing('carte');
    const espace_de_paiement = portalOf(stripe_customer);
    expect(await formule('agence30')).toMatchObject({ result: { value: { espace_de_paiement } } });
    const before = provider.portals().length;
    const dry = await resilierHandler(needs)({ ordre: { ...order(compte), confirmer: false } });
    expect(dry).toMatchObject({ result: { value: { espace_de_paiement: undefined } } });
    expect(provider.portals()).toHaveLength(before);
    const confirmed = await resilierHandler(needs)({ ordre: order(compte) });
    expect(confirmed).toMatchObject({ result: { value: { espace_de_paiement } } });
    expect(provider.portals().at(-1)).toEqual({
      customer: stripe_customer,
      return_url: 'https://mesure.test',
    });
  });

  it.each(['refusing', 'hanging'] as const)('is left out by a provider that is %s', async (mood) => {
    const { needs, compte, formule, state } = await billing('carte');
    provider.be(mood);
    try {
      expect(await formule('agence30')).toMatchObject({
        result: { $case: 'demande', value: { espace_de_paiement: undefined } },
      });
      expect(await resilierHandler(needs)({ ordre: order(compte) })).toMatchObject({
        result: { $case: 'resiliation', value: { fin_le: '31/12/2026', espace_de_paiement: undefined } },
      });
    } finally {
      provider.be('working');
    }
    expect(await state()).toMatchObject({ formule_demandee: 'agence30', fin_le: '2026-12-31' });
  });
});
