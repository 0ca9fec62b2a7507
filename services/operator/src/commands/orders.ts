import { allRows, value } from '../answer.ts';
import type { System } from '../system.ts';
import { named, namedRow, nameOf } from '../told.ts';
import { maybe, type Verbs, withWhy } from '../verb.ts';
import type { Source } from '../waiting.ts';

const GIVEN_UP = 'abandonné';
const REFUSED = 'refusé';
const DAY_S = 86_400;

const ordersThat = ({ mail }: System, suite: string) =>
  allRows(
    (after) => mail.listOrders({ suite, after }),
    ({ orders }) => orders,
  );

/** Orders by mail that failed every try: their authors got no answer. */
export const givenUp: Source[1] = async (system) =>
  (await ordersThat(system, GIVEN_UP)).map(({ id, compte: slug, de, essais, recu_ts: since_ts }) => ({
    ...{ id, kind: 'order', slug, since_ts },
    what: `an order by mail from ${de} was given up after ${essais} tries`,
    next: `orders retry ${id}`,
  }));

/** Orders of the last day from unauthorised senders, by account; they got no answer. */
export const refusedToday: Source[1] = async (system) => {
  const now = (await system.every.get('mail')?.showClock({}))?.now_ts ?? 0;
  const orders = await ordersThat(system, REFUSED);
  const recent = orders.filter(({ recu_ts }) => recu_ts > now - DAY_S);
  return [...Map.groupBy(recent, ({ compte }) => compte)].map(([slug, rows]) => ({
    ...{ id: slug, kind: 'refused', slug, since_ts: Math.min(...rows.map(({ recu_ts }) => recu_ts)) },
    what: `orders by mail refused in a day: ${rows.length}, the last from ${rows[0]?.de} (${rows[0]?.prouve === true ? 'not authorised' : 'not proved'})`,
    next: `orders list --account ${slug}`,
  }));
};

export const ORDERS: Verbs = {
  'orders list': {
    describe: 'list what came to ordering addresses in 35 days, without its text, newest first, 200 at most',
    shape: (command) =>
      command
        .option('--account <slug>', 'for this account only')
        .option('--suite <suite>', 'répondu, automatique, refusé, abandonné, en boucle or sans ordre'),
    run: async (system, given) => {
      const wanted = { compte: maybe(given, 'account'), suite: maybe(given, 'suite') };
      return named(system, (await system.mail.listOrders(wanted)).orders);
    },
  },
  'orders retry': {
    describe: 'take up an order that was given up',
    shape: (command) => withWhy(command.argument('<id>')),
    warns: async ({ arg: id }, system) => {
      const { orders } = await system.mail.listOrders({ suite: GIVEN_UP, id });
      const order = orders.find((candidate) => candidate.id === id);
      const whose = order === undefined ? '' : ` of the account ${await nameOf(system, order.compte)}`;
      return `carry out the order ${id}${whose}, as far as it is not, and answer it`;
    },
    run: async (system, { arg: id, why }) => {
      const { operator, mail } = system;
      return namedRow(system, await value(mail.retryOrder({ operator, id, why }), 'retried'));
    },
  },
};
