import { newAccount } from '@agence/testing/accounts';
import { expect, test } from '@jest/globals';
import {
  launch,
  type Questions,
  questionsOf,
  readyClient,
  untilMesure,
  untilPage,
} from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const NOTEE =
  'La prochaine page portera sur cette question. Tant qu’elle n’est pas écrite, vous pouvez en choisir une autre.';

type Aimed = Questions & { readonly entreprise: string; readonly prochaine_page: object | null };

test('the question of the next page is noted, shown, and may be changed until the page is written', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account);
  await launch(account, id, 4);
  await untilMesure(account, id, 'faite');
  const { entreprise, etats, prochaine_page } = (await untilPage(account, id)) as Aimed;
  const free = etats.filter(({ page }) => page === null).toSorted((a, b) => a.rang - b.rang);
  const [smallest] = free;
  expect(free).toHaveLength(3);
  expect(prochaine_page).toEqual({ numero: smallest?.n, question: smallest?.question, choisi: false });
  for (const { n: numero, question } of free) {
    const noted = { client: id, entreprise, numero, question, etat: 'notée', note: NOTEE };
    const { status, body } = await account.agence.post(`clients/${id}/page/`, { numero });
    expect([status, body]).toStrictEqual([200, noted]);
    const shown = { numero, question, choisi: true };
    expect(await questionsOf(account, id)).toMatchObject({ prochaine_page: shown });
  }
});
