import { documentStore } from '@agence/platform/store/document-store';
import {
  type FakePayment,
  paymentEvent,
  paymentSignature,
  portalOf,
  startFakePayment,
} from '@agence/testing/fakes/payment';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Bench, bench, invoice, order, SECRET, SETTINGS } from '../billing.fixture.ts';
import { billing as rpcs } from '../billing.rpcs.ts';
import { stripeCarte } from '../carte/stripe.ts';
import { facturationStore } from '../facturation.store.ts';
import { FACTURATIONS } from '../facturation.ts';

let parts: TestParts;
let provider: FakePayment;
let billing: Bench['account'];
beforeAll(async () => {
  [parts, provider] = await Promise.all([testParts(), startFakePayment()]);
  billing = bench(parts, provider).account;
});
afterAll(async () => {
  await provider.stop();
  await parts.stop();
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
      tell(body, paymentSignature(body, SECRET, -305)),
      tell(body, good.replace('v1=', 'v0=')),
    ];
    for (const answer of refused) expect(await answer).toEqual({ issue: 'signature refusée' });
    expect(await state()).toMatchObject({ paye_jusqu_au: '2026-12-31' });
    expect(await tell(body, paymentSignature(body, SECRET, 290))).toEqual({ issue: 'reçu' });
    expect(await state()).toMatchObject({ paye_jusqu_au: '2027-01-31', etat: 'à jour' });
  });

  it.each([
    ['sk_test_1', true],
    ['sk_live_1', false],
    ['rk_live_1', false],
  ])('of the other mode is refused: key %s, livemode %s', async (STRIPE_API_KEY, livemode) => {
    const { needs, stripe_customer, state } = await billing('carte');
    const settings = { ...SETTINGS, STRIPE_API_KEY };
    const carte = await stripeCarte(settings, parts.log);
    const { recevoirPaiement: recevoir } = rpcs({ ...needs, carte });
    const sent = (live: boolean) => {
      const body = paymentEvent({ ...invoice(stripe_customer, 'price_15'), livemode: live });
      return recevoir({ corps: Buffer.from(body), signature: paymentSignature(body, SECRET) });
    };
    expect(await sent(livemode)).toEqual({ issue: 'autre mode' });
    expect(await state()).toMatchObject({ paye_jusqu_au: '2026-12-31' });
    expect(await sent(!livemode)).toEqual({ issue: 'reçu' });
    expect(await state()).toMatchObject({ paye_jusqu_au: '2027-01-31' });
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
      rpcs(others[i % 3] ?? needs).recevoirPaiement({ corps, signature }),
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

  it('finds no door where no provider is configured', async () => {
    const { needs, stripe_customer } = await billing('carte');
    const body = paymentEvent(invoice(stripe_customer, 'price_15'));
    const { recevoirPaiement: closed } = rpcs({ ...needs, carte: null });
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
    const dry = await rpcs(needs).resilier({ ordre: { ...order(compte), confirmer: false } });
    expect(dry).toMatchObject({ result: { value: { espace_de_paiement: undefined } } });
    expect(provider.portals()).toHaveLength(before);
    const confirmed = await rpcs(needs).resilier({ ordre: order(compte) });
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
      expect(await rpcs(needs).resilier({ ordre: order(compte) })).toMatchObject({
        result: { $case: 'resiliation', value: { fin_le: '31/12/2026', espace_de_paiement: undefined } },
      });
    } finally {
      provider.be('working');
    }
    expect(await state()).toMatchObject({ formule_demandee: 'agence30', fin_le: '2026-12-31' });
  });
});
