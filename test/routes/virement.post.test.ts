import { type Account, newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { iso, lisible } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

const NOTE = 'Votre virement est noté. La date payée avancera quand une personne l’aura reçu et confirmé.';

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
});
