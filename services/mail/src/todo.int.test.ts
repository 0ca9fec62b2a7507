import { Unavailable } from '@agence/platform/process/faults';
import { keptMails } from '@agence/testing/fakes/mail';
import { serving } from '@agence/testing/serving';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from './mail.fixture.ts';
import type { CountTodo } from './needs.ts';
import { writeTodo } from './sweeps.ts';

let mail: Wired;
afterEach(() => mail.close());

const DAY_S = 86_400;
/** One run of the sweep, with services that answer so. */
const tell = (answers: Readonly<Record<string, CountTodo>>) =>
  writeTodo({ ...mail.needs, todos: new Map(Object.entries(answers)) }).run(serving);
const waits = (kind: string, count: number, oldest_s: number): CountTodo => {
  const answer = [{ kind, count, oldest_s }];
  return async () => answer;
};
const letters = async () => {
  await mail.send();
  return (await keptMails(mail.data)).map((kept) => kept.mail);
};

it('what waits for a person is mailed to us once a day, as long as it waits', async () => {
  const of = world();
  mail = await wire({ of });
  const answers = { billing: waits('transfer', 2, 3 * DAY_S + 60), accounts: waits('address', 0, 0) };
  await Promise.all([tell(answers), tell(answers)]);
  await tell(answers);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('À faire\u00a0: 2');
  expect(letter?.text).toContain('Virements annoncés (billing)');
  expect(letter?.text).toContain('2, depuis 3\u00a0j');
  expect(letter?.text).toContain('npm run --silent operate -- todo list');
  expect(letter?.text).not.toContain('Adresses');

  of.now = new Date('2026-11-22T08:14:00Z');
  await tell(answers);
  expect(await letters()).toHaveLength(2);
});

it('nothing waits: nothing is mailed', async () => {
  mail = await wire();
  await tell({ billing: waits('transfer', 0, 0) });
  expect(await letters()).toEqual([]);
});

it('a service that does not answer is named beside what waits elsewhere', async () => {
  mail = await wire();
  const away = async () => {
    throw new Unavailable('billing');
  };
  await tell({ billing: away, accounts: waits('address', 1, 3600) });
  const [letter] = await letters();
  expect(letter?.subject).toBe('À faire\u00a0: 1');
  expect(letter?.text).toContain(
    'Le service billing n’a pas répondu\u00a0: ce qui y attend n’est pas compté.',
  );
});
