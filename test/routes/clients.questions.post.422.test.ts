import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Question, questionsOf, readyClient, someEntry } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

const RIEN = 'Rien n’est demandé : retirez ou remplacez une question, ou lancez la mesure.';

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared());
});

const adjust = (id: string, body: unknown) => account.agence.post(`clients/${id}/questions/`, body);

describe('422, of the body', () => {
  const refused = async (body: unknown, erreur: string) => {
    const answer = await adjust('c_x', body);
    expect([answer.status, answer.body]).toEqual([422, { erreur }]);
  };

  test.each([
    [{}],
    [{ retirer: [] }],
    [{ remplacer: {} }],
    [{ lancer: false }],
    [{ retirer: null, remplacer: null, lancer: null }],
    [{ retirer: [], remplacer: {}, lancer: false }],
    [{ autre: 1, confirmer: true }],
  ])('nothing asked for: %j', async (body) => refused(body, RIEN));

  test.each([
    [{ retirer: 1 }, 'Le champ « retirer » doit être une liste.'],
    [{ retirer: { 0: 1 } }, 'Le champ « retirer » doit être une liste.'],
    [{ retirer: ['1'] }, 'Le champ « retirer », élément 1, doit être un nombre.'],
    [{ retirer: [1.5] }, 'Le champ « retirer », élément 1, doit être un nombre entier.'],
    [{ remplacer: 'x' }, 'Le champ « remplacer » doit être un objet.'],
    [{ remplacer: ['Où trouver du pain ?'] }, 'Le champ « remplacer » doit être un objet.'],
    [{ remplacer: { 1: 5 } }, 'La question 1 doit être un texte.'],
    [{ remplacer: { 1: '' } }, 'La question 1 est trop courte : écrivez au moins 10 caractères.'],
    [{ remplacer: { 1: ' Du pain  ' } }, 'La question 1 est trop courte : écrivez au moins 10 caractères.'],
    [
      { remplacer: { 1: 'é'.repeat(301) } },
      'La question 1 est trop longue : écrivez au plus 300 caractères.',
    ],
    [{ lancer: 'true' }, 'Le champ « lancer » doit être true ou false.'],
  ])('%j', async (body, erreur) => refused(body, erreur));

  test.each([
    [{ retirer: [0] }],
    [{ retirer: [-1] }],
    [{ retirer: [1e300] }],
    [{ remplacer: { un: 'Où trouver du pain ?' } }],
    [{ remplacer: { '-1': 'Où trouver du pain ?' } }],
    [{ remplacer: { '1.0': 'Où trouver du pain ?' } }],
  ])('a number that no question has: %j', async (body) => {
    const { status, body: said } = await adjust('c_x', body);
    expect([status, said]).toEqual([
      422,
      { erreur: expect.stringMatching(/^Le champ «.retir|^Le champ «.rempl/) },
    ]);
  });
});

describe('422, of the client’s own questions', () => {
  const entreprise = 'Plomberie Martin';
  let id: string;
  let questions: readonly Question[];
  beforeAll(async () => {
    id = await readyClient(account, someEntry({ entreprise }));
    ({ questions } = await questionsOf(account, id));
  });

  test('nothing of it is done, the launch included', async () => {
    const [one, two] = questions.map(({ question }) => question);
    const cases: readonly (readonly [object, string])[] = [
      [{ retirer: [1, 999] }, 'La question 999 n’existe pas pour ce client.'],
      [{ remplacer: { 21: 'Où trouver du pain ?' } }, 'La question 21 n’existe pas pour ce client.'],
      [
        { retirer: [1], remplacer: { 1: 'Où trouver du pain ?' } },
        'La question 1 ne peut pas être retirée et remplacée à la fois.',
      ],
      [{ remplacer: { 1: two } }, 'La question 1 en répète une autre.'],
      [
        { remplacer: { 2: ` ${one?.toUpperCase().replaceAll(' ', '  ')} ` } },
        'La question 2 en répète une autre.',
      ],
      [
        { remplacer: { 2: `Que vaut ${entreprise} ?` } },
        `La question 2 nomme ${entreprise} ou son site : écrivez-la comme la poserait quelqu’un qui ne connaît pas l’entreprise.`,
      ],
      [{ retirer: questions.map(({ n }) => n) }, 'Il doit rester au moins une question.'],
    ];
    for (const [body, erreur] of cases) {
      const answer = await adjust(id, { ...body, lancer: true });
      expect([answer.status, answer.body]).toEqual([422, { erreur }]);
    }
    expect(await questionsOf(account, id)).toMatchObject({ questions, mesure: 'à valider' });
  });
});
