import { newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { iso, lisible } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

const VIREMENT = 'Aucun virement n’est plus à faire.';
const CARTE =
  'Arrêtez aussi les prélèvements dans votre espace de paiement : la confirmation en donne le lien ; s’il y manque, écrivez-nous.';
const SERVI = (jour: string) =>
  `Le compte est servi et vos clients sont mesurés jusqu’au ${jour} inclus ; ensuite, plus aucun ordre n’est exécuté.`;
const CE_JOUR = `Le compte s’arrête à la fin de cette journée du ${lisible()} ; ensuite, plus aucun ordre n’est exécuté.`;
const PASSEE = `La période payée a pris fin le ${lisible(-2)} : le compte s’arrête dès la confirmation.`;

/** The day of Paris in which a moment falls, DD/MM/YYYY. */
const dayOf = (ts: number): string =>
  new Date(ts * 1000).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

type Body = { readonly fin_le_ts: number };

const RESILIE = (fin: string) =>
  `Ce compte n’est pas en pause, il est résilié et prend fin le ${fin}\u00a0: «\u00a0accounts reopen\u00a0» le rouvre.`;

describe('200', () => {
  test.each([
    ['by transfer', 'virement', iso(30), lisible(30), `${SERVI(lisible(30))} ${VIREMENT}`],
    ['by card', 'carte', iso(30), lisible(30), `${SERVI(lisible(30))} ${CARTE}`],
    ['never paid: today', 'virement', null, lisible(), `${CE_JOUR} ${VIREMENT}`],
    ['paid up to today', 'virement', iso(), lisible(), `${CE_JOUR} ${VIREMENT}`],
  ] as const)(
    '%s: proposed, then recorded with the same answer',
    async (_, mode, paye_jusqu_au, fin_le, note) => {
      const account = await newAccount(shared(), { paiement: mode, paye_jusqu_au });
      const { agence } = account;
      const proposed = await agence.post('resilier/');
      const { fin_le_ts } = proposed.body as Body;
      const told = { fin_le, fin_le_ts, mode_paiement: mode, note };
      expect([proposed.status, proposed.body]).toStrictEqual([200, { ...told, confirme: false }]);
      expect([dayOf(fin_le_ts), dayOf(fin_le_ts + 1)]).toEqual([fin_le, expect.not.stringContaining(fin_le)]);
      const before = (await agence.get('compte/')).body as { paiement: object };
      expect(before.paiement).toMatchObject({ etat: expect.not.stringContaining('résilié') });
      expect(before.paiement).not.toHaveProperty('fin_le');
      const confirmed = await agence.post('resilier/', { confirmer: true });
      expect([confirmed.status, confirmed.body]).toStrictEqual([200, { ...told, confirme: true }]);
      expect((await agence.get('compte/')).body).toMatchObject({
        statut: 'actif',
        servi: paye_jusqu_au !== null,
        paiement: { etat: 'résilié', fin_le },
      });
    },
  );

  test('past the paid period, the account ends at once; a person reopens it', async () => {
    const { slug, nom, agence } = await newAccount(shared(), { paye_jusqu_au: iso(-2) });
    const { body } = await agence.post('resilier/', { confirmer: true });
    expect(body).toMatchObject({ fin_le: lisible(-2), note: `${PASSEE} ${VIREMENT}` });
    const ended = await until(
      () => agence.get('compte/'),
      ({ status }) => status === 403,
    );
    expect(ended.body).toEqual({
      erreur: 'Ce compte est résilié. Écrivez-nous pour le rouvrir.',
      statut: 'résilié',
    });
    await shared().operate('transfers', 'confirm', slug, '--until', iso(30));
    expect((await agence.get('compte/')).status).toBe(403);
    await expect(shared().operate('accounts', 'resume', slug)).rejects.toThrow(RESILIE(lisible(-2)));
    expect((await agence.get('compte/')).status).toBe(403);
    const reopened = await shared().operate('accounts', 'reopen', slug, '--why', 'appelée');
    expect(reopened).toMatchObject({ slug, nom, statut: 'actif' });
    expect((await agence.get('compte/')).body).toMatchObject({
      statut: 'actif',
      servi: true,
      paiement: { etat: 'à jour', paye_jusqu_au: lisible(30) },
    });
  });
});

describe('409', () => {
  test('ten at once on two gateways: one is recorded', async () => {
    const { agence } = await newAccount(shared(), { paye_jusqu_au: iso(30) });
    const { gateways } = shared();
    const calls = Array.from({ length: 10 }, (_, i) =>
      agence.through(gateways[i % gateways.length] ?? '').post('resilier/', { confirmer: true }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});
