import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

const SUITE =
  'Écrivez vos ordres à cette adresse depuis une adresse autorisée ; ne la donnez qu’à ceux qui commandent pour votre agence.';
const NOUVELLE = `Une nouvelle adresse de commande remplace l’ancienne, qui cesse aussitôt de fonctionner ; aucune session de console n’est ouverte. ${SUITE}`;
const ADRESSE = /^commandes\+[a-z2-7]{20}@localhost\.localdomain$/;

describe('200', () => {
  test('proposed, only the note; confirmed, the address, a new one each time', async () => {
    const { agence } = await newAccount(shared());
    const badges: string[] = [];
    for (const note of [NOUVELLE, NOUVELLE, NOUVELLE]) {
      const proposed = await agence.post('badge/');
      expect([proposed.status, proposed.body]).toStrictEqual([200, { confirme: false, note }]);
      const { status, body } = await agence.post('badge/', { confirmer: true });
      const { badge } = body as { badge: string };
      expect([status, body]).toStrictEqual([200, { confirme: true, note, badge }]);
      expect(badge).toMatch(ADRESSE);
      badges.push(badge);
    }
    expect(new Set(badges).size).toBe(3);
  });
});
