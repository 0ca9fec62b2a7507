import { type Account, newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { launch, place, readyClient, someEntry, untilMesure } from '../outside/client.ts';
import { closedDoor, STRANGERS } from '../outside/door.ts';
import { CLIENT_INCONNU } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

const NOTEE =
  'La prochaine page portera sur cette question. Tant qu’elle n’est pas écrite, vous pouvez en choisir une autre.';
const RETIRE = 'Ce client est retiré : reprenez-le avant de choisir sa prochaine page.';
const PAS_MESURE = 'Ce client n’est pas encore mesuré : la page se choisit une fois la mesure faite.';

type Aimed = {
  readonly entreprise: string;
  readonly etats: readonly {
    readonly n: number;
    readonly question: string;
    readonly rang: number;
    readonly page: string | null;
  }[];
  readonly prochaine_page: object | null;
};

let account: Account;
let id: string;
/** The numbers that no page aims at once the page of the first measurement is written. */
let open: readonly number[];
let targeted: number;
const aim = async (numero: unknown, client = id, by = account) => {
  const { status, body } = await by.agence.post(`clients/${client}/page/`, { numero });
  return [status, body];
};

const seen = async (): Promise<Aimed> => (await account.agence.get(`clients/${id}/questions/`)).body as Aimed;

beforeAll(async () => {
  account = await newAccount(shared());
  id = await readyClient(account);
  await launch(account, id, 4);
  await untilMesure(account, id, 'faite');
  const { etats } = await until(seen, (answer) => answer.etats.some(({ page }) => page !== null));
  open = etats.filter(({ page }) => page === null).map(({ n }) => n);
  targeted = etats.find(({ page }) => page !== null)?.n ?? 0;
});

describe('200', () => {
  test('is noted, shown, and may be changed until the page is written', async () => {
    const { entreprise, etats, prochaine_page } = await seen();
    const smallest = etats.filter(({ page }) => page === null).toSorted((a, b) => a.rang - b.rang)[0];
    expect(prochaine_page).toEqual({ numero: smallest?.n, question: smallest?.question, choisi: false });
    expect(open).toHaveLength(3);
    for (const numero of [...open, open[0] ?? 0]) {
      const question = etats.find(({ n }) => n === numero)?.question;
      const noted = { client: id, entreprise, numero, question, etat: 'notée', note: NOTEE };
      const { status, body } = await account.agence.post(`clients/${id}/page/`, { numero });
      expect([status, body]).toStrictEqual([200, noted]);
      expect(await seen()).toMatchObject({
        prochaine_page: { numero, question, choisi: true },
      });
    }
  });
});

describe('404', () => {
  test.each(STRANGERS)('%s', async (_, stranger) => {
    expect(await aim(1, stranger)).toEqual([404, { erreur: CLIENT_INCONNU }]);
  });

  test('another account’s client', async () => {
    const other = await newAccount(shared());
    expect(await aim(open[0], id, other)).toEqual([404, { erreur: CLIENT_INCONNU }]);
  });
});

describe('409', () => {
  test('not measured yet: in preparation, waiting for validation, running', async () => {
    const [one = ''] = await place(account, someEntry());
    expect(await aim(1, one)).toEqual([409, { erreur: PAS_MESURE }]);
    await untilMesure(account, one, 'à valider');
    expect(await aim(1, one)).toEqual([409, { erreur: PAS_MESURE }]);
    await launch(account, one, 10);
    expect(await aim(1, one)).toEqual([409, { erreur: PAS_MESURE }]);
  });

  test.each([99, 0, -1])('outside the list: %i', async (numero) => {
    const erreur = `La question ${numero} n’est pas dans la liste des questions mesurées.`;
    expect(await aim(numero)).toEqual([409, { erreur }]);
  });

  test('a question that was removed before the measurement', async () => {
    expect(await aim(9)).toEqual([
      409,
      { erreur: 'La question 9 n’est pas dans la liste des questions mesurées.' },
    ]);
  });

  test('already targeted', async () => {
    const erreur = `La question ${targeted} a déjà sa page : choisissez-en une autre.`;
    expect(await aim(targeted)).toEqual([409, { erreur }]);
  });

  test('removed, before anything else', async () => {
    const [one = ''] = await place(account, someEntry());
    await account.agence.post(`clients/${one}/retirer/`, { confirmer: true });
    expect(await aim(99, one)).toEqual([409, { erreur: RETIRE }]);
  });
});

describe('422', () => {
  test.each([
    [undefined, 'Le champ « numero » est obligatoire.'],
    [null, 'Le champ « numero » doit être un nombre.'],
    ['1', 'Le champ « numero » doit être un nombre.'],
    [[1], 'Le champ « numero » doit être un nombre.'],
    [true, 'Le champ « numero » doit être un nombre.'],
    [1.5, 'Le champ « numero » doit être un nombre entier.'],
    [2 ** 31, 'Le champ « numero » vaut au plus 2147483647.'],
  ])('numero: %j', async (numero, erreur) => {
    expect(await aim(numero, 'c_x')).toEqual([422, { erreur }]);
  });
});

closedDoor('POST', 'clients/c_x/page/');
