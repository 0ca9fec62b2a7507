import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Question, questionsOf, readyClient, untilMesure } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const AJUSTEES =
  'Les questions sont ajustées. Sans action de votre part, la mesure démarrera d’elle-même 24 h après leur préparation.';
const LANCEE = 'La mesure est lancée. Le rapport vous sera annoncé par e-mail dès qu’il sera prêt.';

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared(), { plan: 'agence30' });
});

const adjust = (id: string, body: unknown) => account.agence.post(`clients/${id}/questions/`, body);

describe('200', () => {
  let id: string;
  let questions: readonly Question[];
  beforeEach(async () => {
    id = await readyClient(account);
    ({ questions } = await questionsOf(account, id));
  });

  test('removes and replaces, every field; a removed number stays free', async () => {
    const { status, body } = await adjust(id, {
      retirer: [2, 5],
      remplacer: { 1: '  Où trouver du bon pain à Lyon ?  ' },
    });
    const kept = questions
      .filter(({ n }) => n !== 2 && n !== 5)
      .map(({ n, question }) => ({ n, question: n === 1 ? 'Où trouver du bon pain à Lyon ?' : question }));
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      client: id,
      entreprise: expect.stringMatching(/^Fournil /),
      questions: kept,
      mesure_lancee: false,
      note: AJUSTEES,
    });
    expect(await questionsOf(account, id)).toMatchObject({ questions: kept, mesure: 'à valider' });
    expect((await adjust(id, { retirer: [2] })).status).toBe(422);
  });

  test('lancer is applied last, in the same gesture', async () => {
    const retirer = questions.slice(1).map(({ n }) => n);
    const remplacer = { 1: 'Quelle boulangerie choisir à Lyon ?' };
    const { status, body } = await adjust(id, { retirer, remplacer, lancer: true });
    const only = [{ n: 1, question: 'Quelle boulangerie choisir à Lyon ?' }];
    expect(status).toBe(200);
    expect(body).toMatchObject({ questions: only, mesure_lancee: true, note: LANCEE });
    const measured = await untilMesure(account, id, 'faite');
    expect(measured.questions).toEqual(only);
    expect(measured.etats.map(({ question }) => question)).toEqual(only.map(({ question }) => question));
  });
});
