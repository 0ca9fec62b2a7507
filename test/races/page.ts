import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { beforeAll, expect, test } from '@jest/globals';
import { system } from '../clock/card.ts';
import { launch, livrablesOf, readyClient, untilMesure, untilWritten } from '../outside/client.ts';

type Seen = {
  readonly etats: readonly { readonly n: number; readonly rang: number; readonly page: string | null }[];
  readonly prochaine_page: { readonly numero: number; readonly choisi: boolean } | null;
};

const QUESTIONS = 6;

let account: Account;
let id: string;
beforeAll(async () => {
  account = await newAccount(system);
  id = await readyClient(account);
  await launch(account, id, QUESTIONS);
  await untilMesure(account, id, 'faite');
  await untilWritten(account, id, 2);
});

const seen = async (): Promise<Seen> => (await account.agence.get(`clients/${id}/questions/`)).body as Seen;
const targeted = ({ etats }: Seen): number[] => etats.filter(({ page }) => page !== null).map(({ n }) => n);
const pages = async () => (await livrablesOf(account, id)).filter(({ genre }) => genre === 'page');

/** Fifty choices at once, of every question in turn, through both gateways. */
const fifty = (): Promise<Reply[]> =>
  Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      account.agence
        .through(system.gateways[i % 2] ?? '')
        .post(`clients/${id}/page/`, { numero: 1 + (i % QUESTIONS) }),
    ),
  );

test('fifty choose again and again while the month’s page is being written: it takes one question, once', async () => {
  const first = await until(seen, (answer) => targeted(answer).length === 1);
  const answers: Reply[] = [];
  await system.operate('clock', 'advance', '32d');
  await system.operate('tasks', 'run', 'mesures_mensuelles');
  await system.operate('clock', 'advance', '4d');
  while ((await pages()).length < 2) answers.push(...(await fifty()));
  const last = await until(seen, (answer) => targeted(answer).length === 2);
  const [before = 0] = targeted(first);
  const [second = 0] = targeted(last).filter((n) => n !== before);

  const accepted = answers.filter(({ status }) => status === 200);
  const chosen = accepted.map(({ body }) => (body as { numero: number }).numero);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen).not.toContain(before);
  const refusals = [before, second].map((n) => `La question ${n} a déjà sa page : choisissez-en une autre.`);
  for (const { body } of answers.filter((one) => !accepted.includes(one)))
    expect(refusals).toContain((body as { erreur: string }).erreur);

  // The last choice before the page began is its subject; a choice accepted later is the next page’s.
  expect(chosen).toContain(second);
  const { prochaine_page } = last;
  expect([before, second]).not.toContain(prochaine_page?.numero);
  if (prochaine_page?.choisi === true) expect(chosen).toContain(prochaine_page.numero);
  expect(await pages()).toHaveLength(2);
});
