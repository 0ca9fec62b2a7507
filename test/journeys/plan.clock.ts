import { newAccount, someSlug } from '@agence/testing/accounts';
import { paymentSignature } from '@agence/testing/fakes/payment';
import { send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { lu, signedIn, simple } from '../outside/console.ts';
import { iso, lisible } from '../outside/days.ts';
import { correspondent, dit } from '../outside/orders.ts';
import { invoice, SECRET } from '../outside/payment.ts';
import { NOUS, relay, system } from './mailed.ts';

/** An agency that pays by card, at each of its doors. */
async function agencyByCard() {
  const stripe_customer = `cus_${someSlug()}`;
  const de = `anne@${someSlug()}.example`;
  const wanted = { adresse: de, paiement: 'carte', stripe_customer, paye_jusqu_au: iso(2) } as const;
  const account = await newAccount(system, wanted);
  const { slug, agence } = account;
  const { body } = await agence.post('badge/', { confirmer: true });
  const { badge: a } = body as { badge: string };
  const operate = (noun: string, verb: string, ...more: string[]) =>
    system.operate(noun, verb, slug, ...more);
  return {
    ...{ slug, agence, operate },
    mail: correspondent(system, relay, { de, a }),
    console: await signedIn(account, system),
    /** A debit of its card, up to so many days from today and at a price. */
    debited: async (days: number, price: string) => {
      const message = invoice(stripe_customer, iso(days), price);
      const headers = { 'stripe-signature': paymentSignature(message, SECRET) };
      const path = '/interne/paiement/';
      const sent = await send(system.base_url, { method: 'POST', path, headers, body: message });
      expect([sent.status, sent.body]).toEqual([200, { recu: true }]);
    },
    /** The plan in force and its payment, once they are so. */
    is: async (plan: string, paiement: object = {}) => {
      const { body: compte } = await until(
        () => agence.get('compte/'),
        ({ body: now }) => (now as { plan: string }).plan === plan,
      );
      expect(compte).toMatchObject({ plan, paiement });
    },
    waits: async (kind: string) =>
      ((await system.operate('todo', 'list')) as { kind: string; slug: string }[]).filter(
        (row) => row.kind === kind && row.slug === slug,
      ),
    /** Waits for an alert to the people who run the service. */
    alerted: (about: string) =>
      until(
        async () => relay.received().filter(({ to }) => to.includes(NOUS)),
        (all) => all.some(({ mail }) => simple(mail.subject ?? '') === `Alerte : ${about}, compte ${slug}`),
      ),
  };
}

test('the life of a plan: up, down, asked and withdrawn, given, terminated, debited afterwards', async () => {
  const { slug, agence, operate, mail, console, debited, is, waits, alerted } = await agencyByCard();

  // Up, by the API.
  expect((await agence.post('formule/', { formule: 'agence30' })).body).toMatchObject({ sens: 'montée' });
  await is('agence5');
  await debited(33, 'price_30');
  await is('agence30', { etat: 'à jour', paye_jusqu_au: lisible(33) });

  // Down, by mail; the transfer that was announced for nothing is over with the debit.
  expect(dit(await mail.write({ texte: 'Formule agence15' }))).toContain('La formule Agence 15 est demandée');
  await agence.post('virement/');
  await is('agence30', { etat: 'en attente' });
  await debited(64, 'price_15');
  await is('agence15', { etat: 'à jour', paye_jusqu_au: lisible(64) });
  expect(await waits('transfer')).toEqual([]);

  // Asked and withdrawn, in the console: no payment applies it any more.
  await console.get('/console/formule/changer/');
  await console.post('/console/formule/changer/', { formule: 'agence30' });
  expect(lu(await console.get('/console/formule/'))).toContain('Formule demandée Agence 30');
  await expect(operate('transfers', 'confirm', '--until', iso(64))).rejects.toThrow('Ce compte demande');
  await console.get('/console/formule/retirer/');
  const withdrawn = lu(await console.post('/console/formule/retirer/'));
  expect(withdrawn).toContain(
    'La formule Agence 30 n’est plus demandée : la formule Agence 15 reste en place.',
  );
  expect(lu(await console.get('/console/formule/'))).not.toContain('Formule demandée');
  expect(lu(await console.get('/console/historique/'))).toContain('Demande de formule retirée');
  const late = operate('transfers', 'confirm', '--until', iso(64), '--plan', 'agence30');
  await expect(late).rejects.toThrow('Ce compte n’a pas demandé la formule');
  await debited(64, 'price_30');
  expect(await waits('invoice')).toMatchObject([
    { what: 'an invoice was paid for agence30, which nobody asked for: still agence15' },
  ]);
  await operate('plans', 'settle', '--why', 'given back');

  // By a person: another way to pay, a plan that is given, a change that is taken back.
  expect(await operate('accounts', 'payment', '--paiement', 'virement')).toMatchObject({
    mode_paiement: 'virement',
  });
  await is('agence15', { mode: 'virement' });
  expect(await operate('plans', 'move', 'agence30', '--why', 'a gift')).toMatchObject({ plan: 'agence30' });
  await is('agence30');
  await agence.post('formule/', { formule: 'agence5' });
  await agence.post('virement/');
  expect(await waits('transfer')).toMatchObject([{ what: 'a transfer was announced, for agence5' }]);
  await operate('transfers', 'refuse', '--why', 'never came');
  await mail.read('Virement non reçu');
  expect(await operate('plans', 'withdraw', '--why', 'called')).toEqual({
    slug,
    plan: 'agence30',
    vers: 'agence5',
  });
  await operate('accounts', 'payment', '--paiement', 'carte');
  await is('agence30', { etat: 'à jour', mode: 'carte' });

  // Terminated, by mail: a person hears of it, and no pause that ends takes it back.
  const end = await mail.write({ texte: 'Résilier' });
  expect(dit(await mail.answer(end, 'OUI'))).toContain('Le compte est résilié');
  await alerted('résiliation');
  expect(await waits('termination')).toMatchObject([
    {
      what: `it terminated itself and ends on ${iso(64)}: see that its card is not debited`,
      next: `accounts close ${slug} --why W`,
    },
  ]);
  await expect(operate('accounts', 'resume')).rejects.toThrow('accounts reopen');
  await operate('accounts', 'close', '--why', 'its subscription is cancelled');
  expect(await waits('termination')).toEqual([]);

  // Debited afterwards all the same.
  await debited(95, 'price_30');
  await alerted('prélèvement après résiliation');
  const [row] = await waits('invoice');
  expect(row).toMatchObject({ what: `its card was debited after its end on ${iso(64)}` });
  await is('agence30', { etat: 'résilié', fin_le: lisible(64) });
  await operate('plans', 'settle', '--why', 'given back');
  expect(await waits('invoice')).toEqual([]);
  await system.operate('clock', 'advance', '65d');
  expect(await agence.get('compte/')).toMatchObject({ status: 403, body: { statut: 'résilié' } });

  // A key of it is cut by a person, and the journal keeps what people did.
  const [key] = (await operate('keys', 'list')) as { id: string }[];
  expect(await operate('keys', 'cut', key?.id ?? '')).toEqual({ slug, coupees: 1, assistants_coupes: 0 });
  expect(await agence.get('compte/')).not.toMatchObject({ body: { statut: 'résilié' } });
  const journal = (await system.operate('journal', 'list', '--on', slug)) as { what: string; why: string }[];
  expect(journal.map(({ what, why }) => `${what}: ${why}`)).toEqual(
    expect.arrayContaining([
      `virement_solde: paid by card up to ${iso(64)}; announced on ${iso()}`,
      'formule_accordee: agence30: a gift',
      'virement_refuse: never came',
      'formule_retiree: agence5: called',
      'resiliation_vue: its subscription is cancelled',
      'keys_cut: ',
    ]),
  );

  // Erased at last.
  const erased = await operate('accounts', 'erase', '--why', 'asked for');
  expect(erased).toMatchObject({ slug, nom: 'Compte effacé', adresses: [], statut: 'résilié' });
});
