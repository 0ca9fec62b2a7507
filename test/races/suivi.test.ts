import { type Account, newAccount } from '@agence/testing/accounts';
import type { Agency, Reply } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import {
  measuredClient,
  place,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
} from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const DEJA_CORRIGE = 'Ce client est déjà corrigé : un client ne se corrige qu’une fois.';
const AUTRE_CLIENT = 'Ce site est déjà celui d’un autre client actif de votre compte.';
const RETIRE = 'Ce client est retiré : reprenez-le avant de le corriger.';
const REPRIS = 'Ce client vient d’être repris ou corrigé : relisez-le avant de le retirer.';

/** The same moment for all of them, through all gateways in turn. */
const atOnce = ({ agence }: Account, asks: readonly ((by: Agency) => Promise<Reply>)[]): Promise<Reply[]> => {
  const { gateways } = shared();
  expect(gateways.length).toBeGreaterThan(1);
  return Promise.all(asks.map((ask, i) => ask(agence.through(gateways[i % gateways.length] ?? ''))));
};

const correct = (id: string, body: object) => (by: Agency) =>
  by.post(`clients/${id}/corriger/`, { ...body, confirmer: true });
const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const villeOf = async ({ agence }: Account, id: string): Promise<string | undefined> => {
  const { clients } = (await agence.get('clients/')).body as { clients: { id: string; ville: string }[] };
  return clients.find((one) => one.id === id)?.ville;
};

describe('one correction', () => {
  test.each([
    ['never measured', readyClient],
    ['measured', measuredClient],
  ])('fifty at once, %s: one is accepted, and it is the one that holds', async (_, make) => {
    const account = await newAccount(shared());
    const id = await make(account);
    const answers = await atOnce(
      account,
      many(50, (i) => correct(id, { ville: `Ville ${i}` })),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => !accepted.includes(one)))
      expect([status, body]).toEqual([409, { erreur: DEJA_CORRIGE }]);
    const ville = (await villeOf(account, id)) ?? '';
    expect(ville).toMatch(/^Ville \d+$/);
    for (const { body } of accepted) expect(body).toMatchObject({ apres: { ville } });
    const { questions } = await untilMesure(account, id, make === readyClient ? 'à valider' : 'faite');
    const elsewhere = questions.filter(({ question }) => /Ville \d+/.exec(question)?.[0] !== ville);
    expect(elsewhere.filter(({ question }) => question.includes('Ville'))).toEqual([]);
  });

  test('two clients corrected to one site: one has it, the other keeps its right', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await newAccount(shared());
      const [a = '', b = ''] = await place(account, someEntry(), someEntry());
      const { site_web } = someEntry();
      const answers = await atOnce(account, [correct(a, { site_web }), correct(b, { site_web })]);
      const refused = answers.findIndex(({ status }) => status === 409);
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
      expect(answers[refused]?.body).toEqual({ erreur: AUTRE_CLIENT });
      const loser = refused === 0 ? a : b;
      const again = await account.agence.post(`clients/${loser}/corriger/`, {
        ville: 'Brest',
        confirmer: true,
      });
      expect(again.status).toBe(200);
    }
  });
});

describe('a correction and a launch at once', () => {
  test('the launch comes first and stands, or it is of the corrected client', async () => {
    const account = await newAccount(shared(), { plan: 'agence15' });
    for (let round = 0; round < 6; round += 1) {
      const id = await readyClient(account);
      const { questions } = await questionsOf(account, id);
      await account.agence.post(`clients/${id}/questions/`, {
        retirer: questions.slice(1).map(({ n }) => n),
      });
      const launching = many(3, () => (by: Agency) => by.post(`clients/${id}/questions/`, { lancer: true }));
      const [correction, ...launches] = await atOnce(account, [
        correct(id, { ville: 'Nantes' }),
        ...launching,
      ]);
      const launched = launches.filter(({ status }) => status === 200);
      expect(launched.length).toBe(correction?.status === 200 ? 0 : 1);
      expect([200, 409]).toContain(correction?.status);
      const shown = await untilMesure(account, id, launched.length === 0 ? 'à valider' : 'faite');
      expect(await villeOf(account, id)).toBe(launched.length === 0 ? 'Nantes' : 'Lyon');
      expect(shown.questions.some(({ n }) => n === 1)).toBe(launched.length === 1);
    }
  });
});

describe('a correction and a removal at once', () => {
  test('each is carried out or refused, and the client is whole afterwards', async () => {
    const account = await newAccount(shared(), { plan: 'agence15' });
    for (let round = 0; round < 8; round += 1) {
      const entry = someEntry();
      const id = await readyClient(account, entry);
      const remove = (by: Agency) => by.post(`clients/${id}/retirer/`, { confirmer: true });
      const [correction, removal] = await atOnce(account, [correct(id, { ville: 'Nantes' }), remove]);
      if (removal?.status === 200) {
        if (correction?.status !== 200)
          expect([correction?.status, correction?.body]).toEqual([409, { erreur: RETIRE }]);
        const back = await account.agence.post('clients/', { clients: [entry], confirmer: true });
        expect(back.body).toMatchObject({ poses: [{ id }] });
      } else expect([removal?.status, removal?.body]).toEqual([409, { erreur: REPRIS }]);
      const { questions } = await untilMesure(account, id, 'à valider');
      const corrected = correction?.status === 200;
      expect(await villeOf(account, id)).toBe(corrected ? 'Nantes' : 'Lyon');
      expect(Math.min(...questions.map(({ n }) => n))).toBe(corrected ? questions.length + 1 : 1);
      await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    }
  });
});
