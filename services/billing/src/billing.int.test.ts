import { productClock } from '@agence/platform/clock';
import { documentStore } from '@agence/platform/document-store';
import { toRefus } from '@agence/platform/refus';
import type { FixerLimitesRequest, FixerLimitesResponse } from '@agence/proto/clients/v1/clients';
import { paymentEvent, paymentSignature, portalOf, startFakePayment } from '@agence/testing/fakes/payment';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appliquer } from './appliquer-formule/appliquer-formule.handler.ts';
import { stripeCarte } from './carte/stripe.ts';
import { confirmTransferHandler } from './confirm-transfer/confirm-transfer.handler.ts';
import { listTransfers } from './confirm-transfer/list-transfers.handler.ts';
import { facturationStore } from './facturation.store.ts';
import { FACTURATIONS } from './facturation.ts';
import { demanderFormuleHandler } from './formule/formule.handler.ts';
import { listKeptPlans, retryPlanHandler } from './kept-plans/kept-plans.handler.ts';
import type { Needs } from './needs.ts';
import { onCompteCreeHandler } from './on-compte-cree/on-compte-cree.handler.ts';
import { recevoirPaiement } from './recevoir-paiement/recevoir-paiement.handler.ts';
import { resilierHandler } from './resilier/resilier.handler.ts';
import { noterVirementHandler } from './virement/virement.handler.ts';

const SECRET = 'whsec_0123456789';
const DAY_S = 86_400;
let parts: TestParts;
let provider: Awaited<ReturnType<typeof startFakePayment>>;
beforeAll(async () => {
  [parts, provider] = await Promise.all([testParts(), startFakePayment()]);
});
afterAll(async () => {
  await provider.stop();
  await parts.stop();
});

/** A portfolio that takes limits or says no, and remembers what it was asked. */
const portfolio = (fits: () => boolean) => {
  const asked: FixerLimitesRequest[] = [];
  const fixerLimites = async (request: FixerLimitesRequest): Promise<FixerLimitesResponse> => {
    asked.push(request);
    if (request.limites === undefined) throw new Error('limits are sent');
    if (fits()) return { result: { $case: 'limites', value: request.limites } };
    return { result: { $case: 'refus', value: toRefus({ kind: 'conflict', sentence: 'Non.' }) } };
  };
  const lirePortefeuille = async () => ({
    ...{ clients: [], places_tenues: [], plafond: 15, places_restantes: 15 },
    ...{ leads: undefined, limites: undefined },
  });
  return { asked, fixerLimites, lirePortefeuille };
};

let accounts = 0;
const order = (compte: string) => ({ compte, command_id: `${compte}-${Math.random()}`, confirmer: true });

/** A service with an account of its own, paid up to the end of 2026. */
async function billing(mode: 'carte' | 'virement', fits: () => boolean = () => true) {
  accounts += 1;
  const compte = `compte-${accounts}`;
  const stripe_customer = `cus_${accounts}`;
  const facturations = facturationStore(documentStore(parts.db, FACTURATIONS, () => {}));
  const settings = {
    STRIPE_API_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: provider.url,
    STRIPE_PRICES: 'agence5:price_5,agence15:price_15,agence30:price_30',
    PUBLIC_URL: 'https://mesure.test',
  };
  const clients = portfolio(fits);
  const carte = stripeCarte(settings, parts.log);
  const needs: Needs = { facturations, clients, carte, clock: productClock(), log: parts.log };
  const opened = {
    compte,
    plan: 'agence15',
    mode_paiement: mode,
    paye_jusqu_au: '2026-12-31',
    stripe_customer,
  };
  await onCompteCreeHandler(needs)(opened, { id: `cree:${compte}` });
  const state = async () => (await facturations.read(compte)).state;
  const formule = (plan: string) => demanderFormuleHandler(needs)({ ordre: order(compte), formule: plan });
  const tell = (body: string, signature = paymentSignature(body, SECRET)) =>
    recevoirPaiement(needs)({ corps: Buffer.from(body), signature });
  return { compte, stripe_customer, needs, clients, state, formule, tell };
}

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

  it('finds no door where no provider is configured', async () => {
    const { needs, stripe_customer } = await billing('carte');
    const body = paymentEvent(invoice(stripe_customer, 'price_15'));
    const closed = recevoirPaiement({ ...needs, carte: null });
    const asked = { corps: Buffer.from(body), signature: paymentSignature(body, SECRET) };
    expect(await closed(asked)).toEqual({ issue: 'fermé' });
  });
});

describe('a plan paid by transfer', () => {
  const confirm = (needs: Needs, compte: string) =>
    confirmTransferHandler(needs)({ operator: 'op', compte, until: '2027-12-31' });

  it('is in force when the confirmation answers', async () => {
    const { needs, compte, formule, state, clients } = await billing('virement');
    await formule('agence5');
    await noterVirementHandler(needs)({ ordre: order(compte) });
    const mine = (await listTransfers(needs)()).transfers.filter((one) => one.compte === compte);
    expect(mine).toMatchObject([
      { plan: 'agence15', formule_demandee: 'agence5', paye_jusqu_au: '2026-12-31' },
    ]);
    expect(await confirm(needs, compte)).toEqual({
      result: {
        $case: 'confirmed',
        value: { paye_jusqu_au: '2027-12-31', plan: 'agence5', formule: 'appliquée' },
      },
    });
    expect(await state()).toMatchObject({ plan: 'agence5', virement_note: null, formule_payee: null });
    expect(clients.asked).toMatchObject([{ limites: { clients: 5, questions_par_client: 10 } }]);
    expect((await listTransfers(needs)()).transfers.map((one) => one.compte)).not.toContain(compte);
  });

  it('that no longer fits is kept for a person, who tries again once it does', async () => {
    let fits = false;
    const { needs, compte, formule, state } = await billing('virement', () => fits);
    await formule('agence5');
    expect(await confirm(needs, compte)).toMatchObject({
      result: { value: { paye_jusqu_au: '2027-12-31', plan: 'agence15', formule: 'gardée' } },
    });
    expect(await state()).toMatchObject({ plan: 'agence15', paye_jusqu_au: '2027-12-31' });
    const kept = async () => (await listKeptPlans(needs)()).kept.filter((one) => one.compte === compte);
    expect(await kept()).toMatchObject([{ plan: 'agence15', vers: 'agence5' }]);
    const retry = () => retryPlanHandler(needs)({ operator: 'op', compte });
    expect(await retry()).toMatchObject({ result: { value: { plan: 'agence15', formule: 'gardée' } } });
    fits = true;
    expect(await retry()).toMatchObject({ result: { value: { plan: 'agence5', formule: 'appliquée' } } });
    expect([await kept(), (await state())?.plan]).toEqual([[], 'agence5']);
  });

  it('waits while the portfolio is away, and the news of the payment carries it through', async () => {
    const { needs, compte, formule, state } = await billing('virement');
    await formule('agence30');
    const away = async () => {
      throw Object.assign(new Error('away'), { name: 'Unavailable' });
    };
    const alone = { ...needs, clients: { ...needs.clients, fixerLimites: away } };
    expect(await confirm(alone, compte)).toMatchObject({
      result: { value: { plan: 'agence15', formule: 'en cours' } },
    });
    await Promise.all([appliquer(needs, compte), appliquer(needs, compte), appliquer(needs, compte)]);
    expect(await state()).toMatchObject({ plan: 'agence30', formule_payee: null });
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
