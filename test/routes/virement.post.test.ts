import { type Account, newAccount } from '@agence/testing/accounts';
import { describe, expect, jest, test } from '@jest/globals';
import { iso, lisible } from '../outside/days.ts';
import { closedDoor } from '../outside/door.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

const NOTE = 'Votre virement est noté. La date payée avancera quand une personne l’aura reçu et confirmé.';
const ECHU = 'Ce compte est échu : réglez l’abonnement pour le rouvrir.';

const paiementOf = async ({ agence }: Account) =>
  ((await agence.get('compte/')).body as { paiement: object }).paiement;

const pending = async ({ slug }: Account) =>
  ((await shared().operate('transfers', 'pending')) as { slug: string }[]).filter((one) => one.slug === slug);

const confirm = ({ slug }: Account, until: string) =>
  shared().operate('transfers', 'confirm', slug, '--until', until);

describe('200', () => {
  test('is noted, as often as one likes: the date stays, a person is asked once', async () => {
    const account = await newAccount(shared(), { paye_jusqu_au: iso(3) });
    const { slug, nom, agence } = account;
    for (const body of [{}, { confirmer: false }, { montant: 12 }]) {
      const answer = await agence.post('virement/', body);
      expect([answer.status, answer.body]).toStrictEqual([200, { etat: 'noté', note: NOTE }]);
    }
    const waiting = { etat: 'en attente', paye_jusqu_au: lisible(3), mode: 'virement' };
    expect(await paiementOf(account)).toEqual(waiting);
    const rows = await pending(account);
    expect(rows).toMatchObject([{ id: slug, slug, nom, plan: 'agence5', paye_jusqu_au: iso(3) }]);
  });

  test('confirmed by a person, and by nothing else, it moves the date', async () => {
    const account = await newAccount(shared(), { paye_jusqu_au: null });
    const { slug, nom, agence } = account;
    await agence.post('virement/');
    expect((await agence.get('compte/')).body).toMatchObject({ servi: false });
    expect(await confirm(account, iso(365))).toEqual({
      ...{ slug, nom, statut: 'actif', plan: 'agence5', formule: null },
      paye_jusqu_au: iso(365),
    });
    expect((await agence.get('compte/')).body).toMatchObject({
      servi: true,
      paiement: { etat: 'à jour', paye_jusqu_au: lisible(365), mode: 'virement' },
    });
    expect(await pending(account)).toEqual([]);
  });

  test('names the plan that it brings', async () => {
    const { agence } = await newAccount(shared());
    await agence.post('formule/', { formule: 'agence30' });
    expect((await agence.post('virement/')).body).toEqual({
      etat: 'noté',
      note: `${NOTE} Le passage à la formule Agence 30 prendra effet à ce moment-là.`,
    });
  });

  test('is noted for an account that pays by card, too', async () => {
    const { agence } = await newAccount(shared(), { paiement: 'carte' });
    expect((await agence.post('virement/')).body).toEqual({ etat: 'noté', note: NOTE });
  });

  test('a lapsed account, which can call no more, is reopened by its payment', async () => {
    const account = await newAccount(shared(), { paye_jusqu_au: iso(-8) });
    const lapsed = await account.agence.post('virement/');
    expect([lapsed.status, lapsed.body]).toEqual([403, { erreur: ECHU, statut: 'échu' }]);
    expect(await confirm(account, iso(30))).toMatchObject({ statut: 'actif' });
    expect((await account.agence.post('virement/')).status).toBe(200);
  });

  test.each(['2027-02-30', '2027-13-01', '31/12/2027', 'demain'])(
    'a date that does not exist (%s) moves nothing',
    async (until) => {
      const account = await newAccount(shared(), { paye_jusqu_au: iso(3) });
      await expect(confirm(account, until)).rejects.toThrow(
        'La date payée s’écrit AAAA-MM-JJ et existe au calendrier.',
      );
      expect(await paiementOf(account)).toMatchObject({ paye_jusqu_au: lisible(3) });
    },
  );

  test('a day that is over, by a typo, moves nothing and pays for no plan', async () => {
    const account = await newAccount(shared(), { paye_jusqu_au: iso(3) });
    await account.agence.post('formule/', { formule: 'agence30' });
    await expect(confirm(account, '2020-01-01')).rejects.toThrow(
      `Le 01/01/2020 est passé, nous sommes le ${lisible()} : un virement paie au moins jusqu’à aujourd’hui.`,
    );
    expect((await account.agence.get('compte/')).body).toMatchObject({
      ...{ statut: 'actif', servi: true, plan: 'agence5' },
      paiement: { paye_jusqu_au: lisible(3) },
    });
  });

  test('an account that never paid is not paid up to a day that is over', async () => {
    const account = await newAccount(shared(), { paye_jusqu_au: null });
    await expect(confirm(account, iso(-1))).rejects.toThrow(
      `Le ${lisible(-1)} est passé, nous sommes le ${lisible()} : un virement paie au moins jusqu’à aujourd’hui.`,
    );
    expect(await paiementOf(account)).toMatchObject({ etat: 'en attente', paye_jusqu_au: null });
  });

  test('no account is opened with a date that does not exist', async () => {
    const create = newAccount(shared(), { paye_jusqu_au: '2027-02-30' });
    await expect(create).rejects.toThrow('La date payée s’écrit AAAA-MM-JJ et existe au calendrier.');
  });
});

closedDoor('POST', 'virement/');
