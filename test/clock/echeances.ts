import { type Account, newAccount } from '@agence/testing/accounts';
import { keptMails } from '@agence/testing/fakes/mail';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { iso, lisible } from '../outside/days.ts';
import { system } from './lived.ts';

/** The subjects of what an account was written about payment, the oldest first, once there are so many. */
const written = async ({ slug }: Account, count: number): Promise<readonly string[]> => {
  const mails = await until(
    async () =>
      (await keptMails(system.data)).filter(
        ({ mail }) =>
          mail.to?.some(({ address }) => address === `${slug}@example.com`) && ORDER(mail.subject) >= 0,
      ),
    ({ length }) => length >= count,
  );
  for (const { mail } of mails)
    expect([mail.text, mail.html]).toEqual([expect.any(String), expect.any(String)]);
  return mails.map(({ mail }) => mail.subject ?? '').toSorted((a, b) => ORDER(a) - ORDER(b));
};
const JOUR = lisible(10);
const BIENTOT = `Paiement à venir\u00a0: compte payé jusqu’au ${JOUR}`;
const EN_RETARD = `Paiement en retard\u00a0: compte payé jusqu’au ${JOUR}`;
const ECHU = `Compte échu\u00a0: payé jusqu’au ${JOUR}`;
const ORDER = (subject = ''): number => [BIENTOT, EN_RETARD, ECHU].indexOf(subject);

test('an account is told seven days before, on the day after and on the day it lapses, once each', async () => {
  const [unpaid, paid, ended] = await Promise.all([
    newAccount(system, { paye_jusqu_au: iso(10) }),
    newAccount(system, { paye_jusqu_au: iso(10) }),
    newAccount(system, { paye_jusqu_au: iso(10) }),
  ]);
  await ended.agence.post('resilier/', { confirmer: true });
  const days = async (count: number) => {
    await system.operate('clock', 'advance', `${count}d`);
    for (const task of ['echeances', 'echeances', 'relay', 'envois'])
      await system.operate('tasks', 'run', task);
  };
  await days(2);
  expect(await written(unpaid, 0)).toEqual([]);
  await days(1);
  expect(await written(unpaid, 1)).toEqual([BIENTOT]);
  expect(await written(paid, 1)).toEqual([BIENTOT]);
  await system.operate('transfers', 'confirm', paid.slug, '--until', iso(400));
  await days(8);
  expect(await written(unpaid, 2)).toEqual([BIENTOT, EN_RETARD]);
  expect((await unpaid.agence.get('compte/')).body).toMatchObject({ servi: false });
  await days(7);
  expect(await written(unpaid, 3)).toEqual([BIENTOT, EN_RETARD, ECHU]);
  expect((await unpaid.agence.get('compte/')).status).toBe(403);
  // Ten more: they are kept for thirty-five.
  await days(10);
  expect(await written(unpaid, 3)).toEqual([BIENTOT, EN_RETARD, ECHU]);
  // Paid for meanwhile, or ended as it was asked to: nothing more to say.
  expect([await written(paid, 1), await written(ended, 0)]).toEqual([[BIENTOT], []]);
});
