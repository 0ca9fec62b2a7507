import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { countTodos, parkedTodo, todoGauges } from './todo.ts';

const DAY_S = 86_400;
const NOW = new Date('2026-11-28T09:00:00Z');
const clock = { now: () => NOW, offset_s: () => 0 };

const parts = partsFor(beforeAll, afterAll);

it('the oldest of what waits is older than the three days of its warning, and counted by kind', async () => {
  const parkedAt = [4, 1].map((days) => new Date(NOW.getTime() - days * DAY_S * 1000));
  await parts.db.collection('parked').insertMany(parkedAt.map((at) => ({ at })));
  const todos = [{ kind: 'address', since: async () => [] }, parkedTodo(parts.db)];

  expect(await countTodos(todos, clock)).toEqual([
    { kind: 'address', count: 0, oldest_s: 0 },
    { kind: 'parked', count: 2, oldest_s: 4 * DAY_S },
  ]);
  const [waiting, oldest] = todoGauges(todos, clock);
  const of = (kind: string, value: number) => ({ value, attributes: { 'agence.todo.kind': kind } });
  expect(await waiting?.read()).toEqual([of('address', 0), of('parked', 2)]);
  expect(await oldest?.read()).toEqual([of('address', 0), of('parked', 4 * DAY_S)]);
});
