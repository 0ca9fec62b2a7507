import { type AccountWanted, newAccount, someSlug } from '@agence/testing/accounts';
import { paymentSignature, portalOf } from '@agence/testing/fakes/payment';
import { send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { lu, signedIn } from '../outside/console.ts';
import { iso, lisible } from '../outside/days.ts';
import { at, invoice, SECRET, subscription } from '../outside/payment.ts';
import { provider, system } from './card.ts';

const PATH = '/interne/paiement/';
const SIGNATURE = 'La signature de ce message ne vaut pas pour ces octets, ou elle a plus de cinq minutes.';

const account = (wanted: AccountWanted) => newAccount(system, wanted);

/** An account that pays by card, known to the provider. */
const byCard = async (paye_jusqu_au: string | null) => {
  const stripe_customer = `cus_${someSlug()}`;
  return { stripe_customer, ...(await account({ paiement: 'carte', stripe_customer, paye_jusqu_au })) };
};

const post = (body: string, signature?: string, gateway = 0) =>
  send(system.gateways[gateway] ?? '', {
    method: 'POST',
    path: PATH,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    body,
  });
const tell = (body: string, gateway = 0) => post(body, paymentSignature(body, SECRET), gateway);

describe('the card provider’s messages', () => {
  test('reopen a lapsed account; a debit that failed takes its period back', async () => {
    const { agence, stripe_customer } = await byCard(iso(-10));
    expect((await agence.get('compte/')).status).toBe(403);
    const now = at(iso());
    await tell(subscription(stripe_customer, 'past_due', iso(), iso(30), now + 2));
    await tell(subscription(stripe_customer, 'active', iso(), iso(30), now));
    expect((await agence.get('compte/')).status).toBe(403);
    await tell(subscription(stripe_customer, 'active', iso(), iso(30), now + 3));
    const { body } = await until(
      () => agence.get('compte/'),
      ({ status }) => status === 200,
    );
    expect(body).toMatchObject({ servi: true, paiement: { etat: 'à jour', paye_jusqu_au: lisible(30) } });
  });

  test('are refused without a signature for these very bytes, made in the last five minutes', async () => {
    const { agence, stripe_customer } = await byCard(iso(2));
    const body = invoice(stripe_customer, iso(33), 'price_5');
    const good = paymentSignature(body, SECRET);
    const answers = [
      await post(body),
      await post(body, ''),
      await post(`${body}\n`, good),
      await post('', good),
      await post(body, paymentSignature(body, 'whsec_other')),
      await post(body, paymentSignature(body, SECRET, 301)),
    ];
    for (const { status, body: said } of answers)
      expect([status, said]).toEqual([400, { erreur: SIGNATURE }]);
    expect((await agence.get('compte/')).body).toMatchObject({ paiement: { paye_jusqu_au: lisible(2) } });
  });
});

describe('the portal', () => {
  test('is linked to when termination is confirmed, not when it is proposed', async () => {
    const { agence, stripe_customer } = await byCard(iso(30));
    const proposed = await agence.post('resilier/');
    expect(proposed.body).not.toHaveProperty('espace_de_paiement');
    const confirmed = await agence.post('resilier/', { confirmer: true });
    const espace_de_paiement = portalOf(stripe_customer);
    expect(confirmed.body).toStrictEqual({
      ...(proposed.body as object),
      confirme: true,
      espace_de_paiement,
    });
    expect(provider.portals().at(-1)).toEqual({ customer: stripe_customer, return_url: system.base_url });
  });

  test('is one click away in the console, for whoever pays by card', async () => {
    const { slug, stripe_customer } = await byCard(iso(30));
    const one = await signedIn({ slug }, system);
    expect((await one.get('/console/formule/')).text).toContain('href="/console/formule/espace/"');
    const { status, headers } = await one.get('/console/formule/espace/');
    expect([status, headers.location]).toEqual([303, portalOf(stripe_customer)]);
    provider.be('refusing');
    const without = await one.get('/console/formule/espace/');
    provider.be('working');
    expect(without.status).toBe(409);
    expect(lu(without)).toContain('L’espace de paiement ne répond pas. Réessayez dans quelques minutes');
  });

  test.each(['refusing', 'hanging'] as const)(
    'a provider that is %s: the gestures answer without it, in time',
    async (mood) => {
      const { agence } = await byCard(iso(30));
      provider.be(mood);
      try {
        const before = performance.now();
        const asked = await agence.post('formule/', { formule: 'agence15' });
        const ended = await agence.post('resilier/', { confirmer: true });
        expect(performance.now() - before).toBeLessThan(4_000);
        for (const { status, body } of [asked, ended]) {
          expect(status).toBe(200);
          expect(body).not.toHaveProperty('espace_de_paiement');
        }
      } finally {
        provider.be('working');
      }
      expect((await agence.get('compte/')).body).toMatchObject({ paiement: { etat: 'résilié' } });
    },
  );
});
