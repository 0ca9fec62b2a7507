import { type Account, newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const RESTE = (label: string, actuelle: string) =>
  `La formule ${label} est demandée ; la formule ${actuelle} reste en place jusqu’à l’arrivée du paiement. Faites le virement de la nouvelle formule, puis signalez-le.`;
const MESURES = (label: string, questions: string, ias: string, appels: string) =>
  `Dès que la formule ${label} sera en place, chaque mesure lancée posera jusqu’à ${questions}, à ${ias} : ${appels}.`;
const MONTEE =
  'Les questions qui manquent à un client seront préparées aussitôt, en un appel, et posées dès sa mesure suivante.';

/** Accounts are opened paid up to the end of 2099. */
const confirm = ({ slug }: Account, plan: string, until = '2100-12-31') =>
  shared().operate('transfers', 'confirm', slug, '--until', until, '--plan', plan);
const ask = ({ agence }: Account, formule: string) => agence.post('formule/', { formule });
const some = (n: number) => Array.from({ length: n }, () => someEntry());

describe('200', () => {
  test('an ascent is asked for, and takes effect with its payment', async () => {
    const account = await newAccount(shared());
    const { status, body } = await ask(account, 'agence15');
    expect([status, body]).toStrictEqual([
      200,
      {
        de: 'agence5',
        vers: 'agence15',
        label: 'Agence 15',
        plafond: 15,
        sens: 'montée',
        etat: 'demandée',
        note: `${RESTE('Agence 15', 'Agence 5')} ${MESURES('Agence 15', '15 questions par client au lieu de 10', '4 IA au plus au lieu de 3', '695 appels au plus par mesure, lectures et page comprises, au lieu de 463')} ${MONTEE}`,
      },
    ]);
    expect((await account.agence.get('compte/')).body).toMatchObject({ plan: 'agence5', plafond: 5 });
    expect(await confirm(account, 'agence15')).toMatchObject({ plan: 'agence15', formule: 'appliquée' });
    expect((await account.agence.get('compte/')).body).toMatchObject({
      plan: 'agence15',
      plafond: 15,
      places_restantes: 15,
    });
    const aide = (await account.agence.get('aide/')).body;
    expect(aide).toMatchObject({ vos_limites: { clients: 15, questions_par_client: 15 } });
    expect(await confirm(account, 'agence15', '2101-12-31')).toMatchObject({
      plan: 'agence15',
      formule: null,
    });
  });
});

describe('a descent against clients being placed, on two gateways at once', () => {
  test('never leaves more clients than the plan in force has places', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await newAccount(shared(), { plan: 'agence15' });
      const { gateways } = shared();
      await place(account, ...some(4));
      await ask(account, 'agence5');
      const placing = Array.from({ length: 4 }, (_, i) =>
        account.agence
          .through(gateways[i % gateways.length] ?? '')
          .post('clients/', { clients: some(1), confirmer: true }),
      );
      await Promise.all([confirm(account, 'agence5'), ...placing]);
      const { body } = await account.agence.get('compte/');
      const { plafond, clients } = body as { plafond: number; clients: object[] };
      expect([5, 15]).toContain(plafond);
      expect(clients.length).toBeLessThanOrEqual(plafond);
    }
  });
});
