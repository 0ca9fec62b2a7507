import { refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import { productClock } from '@agence/platform/process/clock';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { documentStore } from '@agence/platform/store/document-store';
import type { FixerLimitesRequest, FixerLimitesResponse } from '@agence/proto/clients/v1/clients';
import { type FakePayment, paymentSignature, startFakePayment } from '@agence/testing/fakes/payment';
import { partsFor, type TestParts } from '@agence/testing/parts';
import { afterAll, beforeAll } from '@jest/globals';
import { billing } from './billing.rpcs.ts';
import { stripeCarte } from './carte/stripe.ts';
import { facturationStore } from './facturation.store.ts';
import { FACTURATIONS } from './facturation.ts';
import { gardesStore } from './gardes/gardes.store.ts';
import type { Needs } from './needs.ts';
import { compteCree } from './reactions.ts';

/** A portfolio that takes limits or says no, and remembers what it was asked. */
const portfolio = (fits: () => boolean) => {
  const asked: FixerLimitesRequest[] = [];
  const fixerLimites = async (request: FixerLimitesRequest): Promise<FixerLimitesResponse> => {
    asked.push(request);
    if (request.limites === undefined) throw new Error('limits are sent');
    if (fits()) return { result: { $case: 'limites', value: request.limites } };
    return refused(refuse('conflict', 'Non.'));
  };
  const lirePortefeuille = async () => ({
    ...{ clients: [], places_tenues: [], plafond: 15, places_restantes: 15 },
    ...{ leads: undefined, limites: undefined },
  });
  return { asked, fixerLimites, lirePortefeuille };
};

export const order = (compte: string) => ({
  compte,
  command_id: `${compte}-${Math.random()}`,
  confirmer: true,
});

const END = Date.parse('2027-01-31T09:00:00Z') / 1000;
/** A message that an invoice was paid up to the end of January 2027. */
export const invoice = (customer: string, price: string) => ({
  type: 'invoice.paid',
  created: END - 31 * 86_400,
  object: {
    object: 'invoice',
    customer,
    lines: { data: [{ amount: 9_000, period: { end: END }, pricing: { price_details: { price } } }] },
  },
});

export const SECRET = 'whsec_0123456789';

export const SETTINGS = {
  STRIPE_API_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_BASE: '',
  STRIPE_PRICES: 'agence5:price_5,agence15:price_15,agence30:price_30',
  PUBLIC_URL: 'https://mesure.test',
};

/** Billing for the tests of a file; each account is one of its own, paid up to the end of 2026. */
export function billingOfFile() {
  const parts = partsFor(beforeAll, afterAll);
  let provider: FakePayment;
  beforeAll(async () => {
    provider = await startFakePayment();
  });
  afterAll(() => provider.stop());
  const opened = (mode: 'carte' | 'virement', fits = () => true) => account(parts, provider.url, mode, fits);
  return { parts, account: opened };
}

async function account(
  { db, log }: TestParts,
  provider_url: string,
  mode: 'carte' | 'virement',
  fits: () => boolean,
) {
  const name = opaqueId('t');
  const compte = `compte-${name}`;
  const stripe_customer = `cus_${name}`;
  const facturations = facturationStore(documentStore(db, FACTURATIONS, () => {}));
  const settings = { ...SETTINGS, STRIPE_API_BASE: provider_url };
  const clients = portfolio(fits);
  const carte = await stripeCarte(settings, log);
  const clock = productClock();
  const gardes = gardesStore({ db });
  const needs: Needs = { facturations, gardes, clients, carte, prix: new Map(), clock, log };
  const opened = {
    compte,
    plan: 'agence15',
    mode_paiement: mode,
    paye_jusqu_au: '2026-12-31',
    stripe_customer,
  };
  await compteCree(needs)(opened, { id: `cree:${compte}` });
  const state = async () => (await facturations.read(compte)).state;
  const formule = (plan: string) => billing(needs).demanderFormule({ ordre: order(compte), formule: plan });
  const tell = (body: string, signature = paymentSignature(body, SECRET)) =>
    billing(needs).recevoirPaiement({ corps: Buffer.from(body), signature });
  return { compte, stripe_customer, needs, clock, clients, state, formule, tell };
}
