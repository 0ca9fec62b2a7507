import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  cellsOf,
  livrablesOf,
  place,
  type Questions,
  questionsOf,
  someEntry,
  untilMesure,
  untilPage,
} from '../outside/client.ts';
import { deMois } from '../outside/days.ts';
import { CLIENT, PREMIER, QUESTIONS, REFUS, type Said, SECOND, SEULS } from '../outside/scripted-ai.ts';
import { ai, system } from './scripted.ts';

describe('from the account to the report', () => {
  const ville = 'Lyon';
  const remplacer = { 3: 'Où commander une galette des rois à Lyon ?' };
  let account: Account;
  let id: string;
  let proposed: { readonly body: unknown; readonly calls: number };
  let prepared: Questions;
  let launched: unknown;

  beforeAll(async () => {
    account = await newAccount(system, {
      nom: 'Agence du Rhône',
      couleur: '#f4d35e',
      contact: 'contact@rhone.example',
    });
    const clients = [someEntry({ ...CLIENT, ville })];
    const { body } = await account.agence.post('clients/', { clients });
    proposed = { body, calls: ai.prepared(ville) };
    id = (await place(account, ...clients))[0] ?? '';
    prepared = await untilMesure(account, id, 'à valider');
    ai.answer(ville, script);
    const url = `clients/${id}/questions/`;
    await account.agence.post(url, { retirer: [4, 5, 6, 7, 8, 9] });
    launched = (await account.agence.post(url, { retirer: [10], remplacer, lancer: true })).body;
    // The page of the worst question follows the report.
    await untilMesure(account, id, 'faite');
    await untilPage(account, id);
  });

  test('a client is placed in two steps, its questions are prepared by one call', () => {
    // One call prepares, 10 questions × 2 models × 10 repeats answer, as many read, one in ten twice more at most, one writes the page.
    expect(proposed).toEqual({
      body: expect.objectContaining({ confirme: false, appels_prevus: 442 }),
      calls: 0,
    });
    expect(prepared.questions).toEqual(QUESTIONS(ville).map((question, i) => ({ n: i + 1, question })));
    expect(ai.prepared(ville)).toBe(1);
  });

  test('some questions are removed, one is replaced, then the measurement is launched', async () => {
    expect(launched).toMatchObject({
      mesure_lancee: true,
      questions: [{ n: 1 }, { n: 2 }, { n: 3, question: remplacer[3] }],
    });
    expect((await questionsOf(account, id)).mesure_detail).toBeNull();
  });

  /** 20 answers a question: alpha and beta, ten times each. */
  const script = (question: string, model: string, count: number): Said => {
    if (question.includes('levain')) return SEULS;
    if (question.includes('meilleures')) return model === 'alpha' || count <= 4 ? PREMIER : SECOND;
    if (model === 'alpha') return count <= 5 ? SECOND : SEULS;
    if (count <= 2) return REFUS;
    if (count <= 4) return { text: 'Je vous conseille **Maison', finish: 'length' };
    return SECOND;
  };

  test('states, ranks and counts are those of the answers, computed by hand', async () => {
    const { etats, ...rest } = await questionsOf(account, id);
    const page = (await livrablesOf(account, id)).find(({ genre }) => genre === 'page')?.id;
    const near = (value: number) => expect.closeTo(value, 6);
    const parIa = (...shares: readonly (readonly [number, number])[]) => ({
      par_ia: shares.map(([cite, reponses], i) => ({ ia: ['alpha', 'beta'][i], cite, reponses })),
    });
    const sure = { fiabilite: 'forte', incertaines: 0, stabilite: null };
    expect(etats.toSorted((a, b) => a.n - b.n)).toEqual([
      {
        // Never cited: loss 1 with both models.
        ...{ n: 1, question: QUESTIONS(ville)[0], etat: 'conquerir', rang: 1, page },
        ...{ reponses: 20, cite: 0, premier: 0, intervalle: [0, near(0.161125)], ...sure },
        ...parIa([0, 10], [0, 10]),
        devant: [
          { entreprise: 'Boulangerie Perrin', reponses: 20 },
          { entreprise: 'Maison Brunel', reponses: 20 },
        ],
      },
      {
        // First in 14 of 20; loss: alpha 0, beta 6 × 0.5 / 10, so 0.15.
        ...{ n: 2, question: QUESTIONS(ville)[1], etat: 'acquise', rang: 3, page: null },
        ...{ reponses: 20, cite: 20, premier: 14, intervalle: [near(0.838875), 1], ...sure },
        ...parIa([10, 10], [10, 10]),
        devant: [{ entreprise: 'Maison Brunel', reponses: 6 }],
      },
      {
        // 16 valid (2 refusals and 2 cut set aside), cited in 11, never first; loss: alpha 0.75, beta 0.5, so 0.625.
        ...{ n: 3, question: remplacer[3], etat: 'consolider', rang: 2, page: null },
        ...{ reponses: 16, cite: 11, premier: 0, intervalle: [near(0.444044), near(0.858354)], ...sure },
        ...parIa([5, 10], [6, 6]),
        devant: [
          { entreprise: 'Maison Brunel', reponses: 16 },
          { entreprise: 'Boulangerie Perrin', reponses: 5 },
        ],
      },
    ]);
    expect(rest).toMatchObject({
      mesure: 'faite',
      prochaine_page: { numero: 3, question: remplacer[3], choisi: false },
    });
  });

  test('each cell was one call, and no other call was made', async () => {
    const asked = ai.asked(ville);
    expect([...asked.values()]).toEqual([10, 10, 10, 10, 10, 10]);
    expect(ai.prepared(ville)).toBe(1);
    expect(await cellsOf(system, account)).toEqual([{ done: 60 }]);
  });

  test('the report says the same under the agency’s name, and is no simulation', async () => {
    const livrables = (await livrablesOf(account, id)).filter(({ genre }) => genre === 'rapport');
    expect(livrables).toMatchObject([
      { genre: 'rapport', etat: 'prêt', titre: `Rapport ${deMois()} – Fournil Martel` },
    ]);
    const page = await (await fetch(livrables[0]?.lien ?? '')).text();
    for (const said of [
      'Agence du Rhône',
      '#f4d35e',
      'contact@rhone.example',
      'Fournil Martel',
      'Maison Brunel',
    ])
      expect(page).toContain(said);
    expect(page.toLowerCase()).not.toContain('simulé');
    const data = JSON.parse(/<template id="donnees"[^>]*>(.*?)<\/template>/s.exec(page)?.[1] ?? '') as {
      questions: { n: number; etat: string; rang: number; reponses: number; cite: number; premier: number }[];
    };
    const { etats } = await questionsOf(account, id);
    expect(data.questions).toHaveLength(3);
    for (const { n, etat, rang, reponses, cite, premier } of etats)
      expect(data.questions.find((one) => one.n === n)).toMatchObject({
        etat,
        rang,
        reponses,
        cite,
        premier,
      });
  });
});
