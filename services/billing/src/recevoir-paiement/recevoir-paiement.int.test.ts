import { documentStore } from '@agence/platform/store/document-store';
import { paymentEvent, paymentSignature, portalOf } from '@agence/testing/fakes/payment';
import { describe, expect, it } from '@jest/globals';
import { billingOfFile, invoice, SECRET, SETTINGS } from '../billing.fixture.ts';
import { billing as rpcs } from '../billing.rpcs.ts';
import { stripeCarte } from '../carte/stripe.ts';
import { facturationStore } from '../facturation.store.ts';
import { FACTURATIONS } from '../facturation.ts';

const { parts, account: billing } = billingOfFile();

describe('a message of the card provider', () => {
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

  it('dated more than five minutes ahead is refused; one about nothing of ours is received', async () => {
    const { tell, needs, compte, stripe_customer } = await billing('carte');
    const body = paymentEvent(invoice(stripe_customer, 'price_15'));
    const ahead = paymentSignature(body, SECRET, -305);
    expect(await tell(body, ahead)).toEqual({ issue: 'signature refusée' });
    const foreign = paymentEvent({ type: 'customer.created', created: 1, object: {} });
    expect(await tell(foreign)).toEqual({ issue: 'reçu' });
    expect((await needs.facturations.read(compte)).version).toBe(1);
  });
});

it('a plan asked for by card links to the portal of its customer', async () => {
  const { formule, stripe_customer } = await billing('carte');
  const espace_de_paiement = portalOf(stripe_customer);
  expect(await formule('agence30')).toMatchObject({ result: { value: { espace_de_paiement } } });
});
