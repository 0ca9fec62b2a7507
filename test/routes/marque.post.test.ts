import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { livrablesOf, measuredClient } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

describe('200', () => {
  test('before any change: the account’s name, the default colour, its first address', async () => {
    const { nom, agence } = await newAccount(shared(), { adresse: 'jeanne@agence.example' });
    const actuelle = { nom, couleur: '#0b5cad', contact: 'jeanne@agence.example' };
    const proposed = await agence.post('marque/', { couleur: '#FFEE00' });
    expect([proposed.status, proposed.body]).toStrictEqual([
      200,
      { changerait: { couleur: '#ffee00' }, actuelle, confirme: false },
    ]);
    const confirmed = await agence.post('marque/', { couleur: '#FFEE00', confirmer: true });
    const marque = { ...actuelle, couleur: '#ffee00' };
    expect([confirmed.status, confirmed.body]).toStrictEqual([
      200,
      { changerait: { couleur: '#ffee00' }, actuelle, confirme: true, marque },
    ]);
    const next = await agence.post('marque/', {
      nom: ' Clairval ',
      contact: '04 00 00 00 00',
      couleur: '#ffee00',
    });
    expect(next.body).toStrictEqual({
      changerait: { nom: 'Clairval', contact: '04 00 00 00 00' },
      actuelle: marque,
      confirme: false,
    });
  });

  test('documents handed over stay as they are; the next ones carry the new brand', async () => {
    const account = await newAccount(shared(), { nom: 'Ancienne Enseigne' });
    const first = await measuredClient(account);
    const report = async (id: string) => {
      const found = (await livrablesOf(account, id)).find(({ genre }) => genre === 'rapport');
      return (await fetch(found?.lien ?? '')).text();
    };
    const before = await report(first);
    await account.agence.post('marque/', { nom: 'Nouvelle Enseigne', confirmer: true });
    const second = await measuredClient(account);
    expect(await report(first)).toBe(before);
    expect(before).toContain('Ancienne Enseigne');
    const after = await report(second);
    expect(after).toContain('Nouvelle Enseigne');
    expect(after).not.toContain('Ancienne Enseigne');
  });
});
