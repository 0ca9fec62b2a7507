import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import {
  launch,
  livrablesOf,
  type Questions,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
  untilPage,
} from '../outside/client.ts';
import { A_VALIDER } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

const EN_COURS = 'Les réponses des IA sont en cours de collecte ; le rapport suivra.';

describe('200', () => {
  test('questions that wait for validation, every field', async () => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const id = await readyClient(account, entry);
    const { status, body } = await account.agence.get(`clients/${id}/questions/`);
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      client: id,
      entreprise: entry.entreprise,
      questions: Array.from({ length: 10 }, (_, i) => ({
        n: i + 1,
        question: expect.stringMatching(/Lyon/),
      })),
      au_repos: [],
      etats: [],
      mesure: 'à valider',
      mesure_detail: A_VALIDER,
      prochaine_page: null,
    });
    const texts = (body as Questions).questions.map(({ question }) => question);
    expect(new Set(texts).size).toBe(10);
    for (const text of texts) {
      expect(text.length).toBeGreaterThanOrEqual(10);
      expect(text.length).toBeLessThanOrEqual(300);
      expect(text.toLowerCase()).not.toContain(entry.entreprise.split(' ')[1]);
    }
  });

  test('a measurement in progress, then its states', async () => {
    const account = await newAccount(shared());
    const id = await readyClient(account);
    await launch(account, id, 3);
    const running = await questionsOf(account, id);
    expect(running).toMatchObject({ mesure: 'en cours', mesure_detail: EN_COURS, etats: [] });
    await untilMesure(account, id, 'faite');
    // Who is told that it is measured finds its report.
    expect((await livrablesOf(account, id)).map(({ genre }) => genre)).toContain('rapport');
    // The page of the worst question follows the report: the next page is for the next question.
    const body = await untilPage(account, id);
    const page = (await livrablesOf(account, id)).find(({ genre }) => genre === 'page')?.id;
    expect(body).toMatchObject({ questions: running.questions, mesure_detail: null });
    expect(body.etats.map(({ rang }) => rang).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    for (const etat of body.etats) {
      expect(etat).toStrictEqual({
        n: expect.any(Number),
        question: body.questions.find(({ n }) => n === etat.n)?.question,
        etat: expect.stringMatching(/^(conquerir|consolider|acquise)$/),
        rang: expect.any(Number),
        page: etat.rang === 1 ? page : null,
        reponses: expect.any(Number),
        cite: expect.any(Number),
        premier: expect.any(Number),
        intervalle: [expect.any(Number), expect.any(Number)],
        incertaines: expect.any(Number),
        stabilite: null,
        fiabilite: expect.stringMatching(/^(forte|moyenne|faible)$/),
        devant: expect.any(Array),
        par_ia: expect.any(Array),
      });
      // Three models, each with its share of the answers.
      expect(etat.par_ia).toHaveLength(3);
      const sum = (which: 'cite' | 'reponses') => etat.par_ia.reduce((all, share) => all + share[which], 0);
      expect([sum('cite'), sum('reponses')]).toEqual([etat.cite, etat.reponses]);
      // 3 models × 7 repeats asked; under 60 % valid there would be no state.
      expect(etat.reponses).toBeLessThanOrEqual(21);
      expect(etat.reponses).toBeGreaterThanOrEqual(13);
      expect(etat.premier).toBeLessThanOrEqual(etat.cite);
      expect(etat.cite === 0).toBe(etat.etat === 'conquerir');
    }
    const next = body.etats.find(({ rang }) => rang === 2);
    expect(body).toMatchObject({
      prochaine_page: { numero: next?.n, question: next?.question, choisi: false },
    });
  });
});
