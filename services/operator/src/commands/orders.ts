import { named, namedRow, nameOf } from '../account-lookups.ts';
import { allRows, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Verbs, WHY } from '../verb.ts';
import type { Kinds } from '../waiting.ts';

const GIVEN_UP = 'abandonné';
const REFUSED = 'refusé';
const DAY_S = 86_400;

const ordersThat = ({ mail }: System, suite: string) =>
  allRows(
    (after) => mail.listOrders({ suite, after }),
    ({ orders }) => orders,
  );

/** Orders by mail that nobody answered. */
export const UNANSWERED: Kinds = {
  /** They failed every try. */
  order: async (system) =>
    (await ordersThat(system, GIVEN_UP)).map(({ id, compte, de, essais, recu_ts }) => ({
      ...{ id, slug: compte, since_ts: recu_ts },
      what: `an order by mail from ${de} was given up after ${essais} tries`,
      next: `orders retry ${id}`,
    })),
  /** By account: those of the last day from unauthorised senders. */
  refused: async (system, now) => {
    const orders = await ordersThat(system, REFUSED);
    const recent = orders.filter(({ recu_ts }) => recu_ts > now - DAY_S);
    return [...Map.groupBy(recent, ({ compte }) => compte)].map(([slug, rows]) => ({
      ...{ id: slug, slug, since_ts: Math.min(...rows.map(({ recu_ts }) => recu_ts)) },
      what: `orders by mail refused in a day: ${rows.length}, the last from ${rows[0]?.de} (${rows[0]?.prouve === true ? 'not authorised' : 'not proved'})`,
      next: `orders list --account ${slug}`,
    }));
  },
};

export const ORDERS: Verbs = {
  'orders list': {
    describe: 'list what came to ordering addresses in 35 days, without its text, newest first, 200 at most',
    about: {
      '--account <slug>': 'for this account only',
      '--suite <suite>': 'répondu, automatique, refusé, abandonné, en boucle or sans ordre',
    },
    run: async (system, { maybe }) => {
      const wanted = { compte: maybe('account'), suite: maybe('suite') };
      return named(system, (await system.mail.listOrders(wanted)).orders);
    },
  },
  'orders retry <id>': {
    describe: 'take up an order that was given up',
    about: WHY,
    warns: async ({ arg: id }, system) => {
      const { orders } = await system.mail.listOrders({ suite: GIVEN_UP, id });
      const order = orders.find((candidate) => candidate.id === id);
      const whose = order === undefined ? '' : ` of the account ${await nameOf(system, order.compte)}`;
      return `carry out the order ${id}${whose}, as far as it is not, and answer it`;
    },
    run: async (system, { order }) => namedRow(system, await value(system.mail.retryOrder(order('id')))),
  },
};
