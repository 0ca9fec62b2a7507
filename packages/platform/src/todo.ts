import { type TodoKind, type TodoServer, TodoService } from '@agence/proto/platform/v1/platform';
import { unix } from '@agence/words/paris';
import type { Db } from 'mongodb';
import type { Parked } from './bus/consumer.ts';
import { type ServedService, served } from './grpc/grpc-server.ts';
import type { ProductClock } from './process/clock.ts';
import { type Gauge, waitingGauges } from './process/metrics.ts';

/** A kind of work that only a person can do: an address to check, a transfer to confirm. */
export type Todo = {
  /** One word, as `operate todo list` names it. */
  readonly kind: string;
  /** For each waiting item, the Unix second since when. */
  readonly since: () => Promise<readonly number[]>;
};

export const todo = (kind: string, since: Todo['since']): Todo => ({ kind, since });

export const parkedTodo = (db: Db): Todo =>
  todo('parked', async () => {
    const parked = db.collection<Parked>('parked').find({}, { projection: { at: 1 } });
    return (await parked.toArray()).map(({ at }) => unix(at));
  });

export const countTodos = (todos: readonly Todo[], clock: ProductClock): Promise<TodoKind[]> =>
  Promise.all(
    todos.map(async ({ kind, since }) => {
      const waiting = await since();
      const oldest_s = waiting.length === 0 ? 0 : Math.max(0, unix(clock.now()) - Math.min(...waiting));
      return { kind, count: waiting.length, oldest_s };
    }),
  );

/** Offers the counts to the service that mails them. */
export const todoService = (todos: readonly Todo[], clock: ProductClock): ServedService =>
  served<TodoServer>(TodoService, { countTodo: async () => ({ kinds: await countTodos(todos, clock) }) });

/** How much waits for a person, and how long the oldest of it has waited, by kind. */
export const todoGauges = (todos: readonly Todo[], clock: ProductClock): readonly Gauge[] =>
  waitingGauges('agence.todo', '{item}', 'What waits for a person', async () =>
    (await countTodos(todos, clock)).map((waiting) => ({
      ...waiting,
      attributes: { 'agence.todo.kind': waiting.kind },
    })),
  );
