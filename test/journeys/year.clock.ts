import { type Account, newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { ai, PAR_JOUR, system } from '../clock/lived.ts';
import {
  cellsOf,
  livrablesOf,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
  untilWritten,
} from '../outside/client.ts';
import { CLIENT, PREMIER, QUESTIONS, REFUS } from '../outside/scripted-ai.ts';
import { A_VALIDER } from '../outside/sentences.ts';

const client = (account: Account, ville: string): Promise<string> =>
  readyClient(account, someEntry({ ...CLIENT, ville }));

/** Leaves the first questions only. */
const keepFirst = async ({ agence }: Account, id: string, kept: number): Promise<void> => {
  const retirer = QUESTIONS('')
    .map((_, i) => i + 1)
    .slice(kept);
  expect((await agence.post(`clients/${id}/questions/`, { retirer })).status).toBe(200);
};

describe('24 h after the questions are ready', () => {
  test('the measurement starts by itself, once, and not before', async () => {
    const ville = 'Nantes';
    ai.answer(ville, () => PREMIER);
    const account = await newAccount(system);
    const id = await client(account, ville);
    await keepFirst(account, id, 2);
    await system.operate('clock', 'advance', '23h');
    expect(await questionsOf(account, id)).toMatchObject({ mesure: 'à valider', mesure_detail: A_VALIDER });
    expect(ai.total(ville)).toBe(0);
    await system.operate('clock', 'advance', '61m');
    const { etats } = await untilMesure(account, id, 'faite');
    expect(etats.map(({ etat }) => etat)).toEqual(['acquise', 'acquise']);
    await system.operate('clock', 'advance', '25h');
    expect([...ai.asked(ville).values()]).toEqual([10, 10, 10, 10]);
  });
});

describe('a measurement that fails', () => {
  const DEMAIN =
    'Les IA n’ont pas donné assez de réponses exploitables ; une seconde mesure part d’elle-même le lendemain.';

  test('is tried once more the next day', async () => {
    const ville = 'Lille';
    // 11 of 20 valid: under 60 %.
    ai.answer(ville, (_, model, count) => (model === 'alpha' || count === 1 ? PREMIER : REFUS));
    const account = await newAccount(system);
    const id = await client(account, ville);
    await keepFirst(account, id, 1);
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    expect(await untilMesure(account, id, 'en échec')).toMatchObject({ mesure_detail: DEMAIN, etats: [] });
    expect(await livrablesOf(account, id)).toEqual([]);
    ai.answer(ville, () => PREMIER);
    await system.operate('clock', 'advance', '25h');
    expect(await untilMesure(account, id, 'faite')).toMatchObject({
      etats: [{ n: 1, etat: 'acquise', reponses: 20 }],
    });
    // The nine that had no valid answer are asked again, and no other.
    expect(ai.total(ville)).toBe(29);
    const written = await untilWritten(account, id, 2);
    expect(written.map(({ genre }) => genre).toSorted()).toEqual(['page', 'rapport']);
  });
});

describe('the day’s ceiling of paid calls', () => {
  test('is never passed, and the measurement goes on the next day', async () => {
    const ville = 'Metz';
    ai.answer(ville, () => PREMIER);
    const account = await newAccount(system);
    const id = await client(account, ville);
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    for (const [day, calls] of [PAR_JOUR - 1, 2 * PAR_JOUR - 1].entries()) {
      await until(
        () => cellsOf(system, account),
        ([cells = {}]) => cells['done'] === calls && cells['todo'] === 200 - calls,
      );
      expect([day, ai.total(ville)]).toEqual([day, calls]);
      expect(await questionsOf(account, id)).toMatchObject({ mesure: 'en cours', etats: [] });
      await system.operate('clock', 'advance', '24h');
    }
    const { etats } = await untilMesure(account, id, 'faite');
    expect(etats.map(({ reponses }) => reponses)).toEqual(Array.from({ length: 10 }, () => 20));
    expect([...ai.asked(ville).values()]).toEqual(Array.from({ length: 20 }, () => 10));
  });
});
