import { type Account, newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  launch,
  place,
  type Question,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
} from '../outside/client.ts';
import { closedDoor, STRANGERS } from '../outside/door.ts';
import { CLIENT_INCONNU } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

const AJUSTEES =
  'Les questions sont ajustées. Sans action de votre part, la mesure démarrera d’elle-même 24 h après leur préparation.';
const LANCEE = 'La mesure est lancée. Le rapport vous sera annoncé par e-mail dès qu’il sera prêt.';
const DEJA_LANCEE = 'La mesure est déjà lancée : ses questions ne changent plus.';
const RETIRE = 'Ce client est retiré : reprenez-le avant de toucher à ses questions.';
const PREPARATION = 'Les questions sont encore en préparation : réessayez dans quelques instants.';

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared(), { plan: 'agence30' });
});

const adjust = (id: string, body: unknown, by = account) => by.agence.post(`clients/${id}/questions/`, body);

describe('200', () => {
  const entry = () => someEntry();
  let id: string;
  let questions: readonly Question[];
  beforeEach(async () => {
    id = await readyClient(account, entry());
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

  test('lancer alone changes no question', async () => {
    await adjust(id, { retirer: questions.slice(2).map(({ n }) => n) });
    const { body } = await adjust(id, { lancer: true, retirer: [], remplacer: {} });
    expect(body).toMatchObject({ questions: questions.slice(0, 2), mesure_lancee: true });
  });

  test('a number given twice counts once, and a text of 10 or of 300 signs passes', async () => {
    const remplacer = { 1: 'Du pain à ', 3: `${'é'.repeat(298)} ?`, 4: 'Du bon pain ?' };
    expect((await adjust(id, { remplacer: { 4: remplacer[4] } })).status).toBe(200);
    const { status, body } = await adjust(id, { retirer: [2, 2], remplacer: { 3: remplacer[3] } });
    expect(status).toBe(200);
    expect((body as { questions: Question[] }).questions.slice(0, 3)).toEqual([
      questions[0],
      { n: 3, question: remplacer[3] },
      { n: 4, question: 'Du bon pain ?' },
    ]);
  });
});

describe('404', () => {
  test.each(STRANGERS)('%s', async (_, id) => {
    const { status, body } = await adjust(id, { lancer: true });
    expect([status, body]).toEqual([404, { erreur: CLIENT_INCONNU }]);
  });

  test('another account’s client, whose questions stay', async () => {
    const other = await newAccount(shared());
    const id = await readyClient(other);
    const { status, body } = await adjust(id, { retirer: [1], lancer: true });
    expect([status, body]).toEqual([404, { erreur: CLIENT_INCONNU }]);
    expect(await questionsOf(other, id)).toMatchObject({ mesure: 'à valider', questions: { length: 10 } });
  });
});

describe('409', () => {
  const UNKNOWN_TOO = { retirer: [999], lancer: true };

  test('already launched, while it runs and once it is done, before any 422 about numbers', async () => {
    const id = await readyClient(account);
    await launch(account, id);
    for (const state of ['en cours or later', 'faite']) {
      if (state === 'faite') await untilMesure(account, id, 'faite');
      for (const body of [
        { lancer: true },
        { retirer: [1] },
        { remplacer: { 1: 'Où trouver du pain ?' } },
        UNKNOWN_TOO,
      ]) {
        const answer = await adjust(id, body);
        expect([answer.status, answer.body]).toEqual([409, { erreur: DEJA_LANCEE }]);
      }
    }
  });

  test('removed', async () => {
    const id = await readyClient(account);
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    const { status, body } = await adjust(id, UNKNOWN_TOO);
    expect([status, body]).toEqual([409, { erreur: RETIRE }]);
  });

  test('questions still in preparation', async () => {
    // The simulator may prepare five clients before they are asked about: then others are tried.
    const early = await until(
      async () => {
        const one = await newAccount(shared());
        const ids = await place(one, ...Array.from({ length: 5 }, () => someEntry()));
        const answers = await Promise.all(ids.map((id) => adjust(id, UNKNOWN_TOO, one)));
        return answers.filter(({ status }) => status === 409);
      },
      ({ length }) => length > 0,
    );
    for (const { body } of early) expect(body).toEqual({ erreur: PREPARATION });
  });
});

closedDoor('POST', 'clients/c_x/questions/');
