import { newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { leadsOf, sendForm, someRequest } from '../outside/lead.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

type Entry = { readonly operator: string; readonly what: string; readonly why: string };

/** The oldest first, once there are so many. */
const journalOf = async (on: string, count: number): Promise<(readonly [string, string])[]> => {
  const entries = await until(
    async () => (await shared().operate('journal', 'list', '--on', on)) as Entry[],
    ({ length }) => length >= count,
  );
  for (const { operator } of entries) expect(operator).toMatch(/./);
  return entries.toReversed().map(({ what, why }) => [what, why]);
};

test('what is done to an account is in the journal, in its order, with who and why', async () => {
  const operate = (...args: string[]) => shared().operate(...args);
  const { slug } = await newAccount(shared());
  await operate('accounts', 'pause', slug, '--why', 'unpaid');
  await operate('accounts', 'resume', slug, '--why', 'paid');
  expect(await journalOf(slug, 4)).toEqual([
    ['compte_cree', ''],
    ['key_granted', ''],
    ['account_paused', 'unpaid'],
    ['account_resumed', 'paid'],
  ]);
});

test('and an erasure, by the number of the request alone', async () => {
  const asked = someRequest();
  await sendForm(shared().base_url, asked);
  const [lead] = await leadsOf(shared(), asked);
  await shared().operate('people', 'erase', asked.email, '--why', 'asked for on 20 November');
  const told = await journalOf(lead?.id ?? '', 1);
  expect(told).toEqual([['lead_efface', 'asked for on 20 November']]);
  expect(JSON.stringify(told)).not.toContain(asked.email);
});
