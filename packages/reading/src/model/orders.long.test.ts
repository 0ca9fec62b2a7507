import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Reading, ReadingContext } from '../types.ts';
import { withoutOrders } from './orders.ts';
import { readByModel } from './read-by-model.ts';
import { rosterOf } from './roster.ts';

type Attacked = ReadingContext & {
  id: string;
  answer: string;
  /** An order that a stranger's site gives to the reader model. */
  order: string;
  expected: Pick<Reading, 'client_cited' | 'client_position' | 'state'> & { all_businesses: string[] };
};

const CASES = readFileSync(new URL('../../cases/model/orders-to-the-reader.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Attacked);

type Named = { name: string; quote: string };

/** Whatever a model may reply that was moved by the order, and what an honest one replies. */
function repliesTo({ order, id, expected, ...context }: Attacked): string[] {
  const { client, concurrents } = context;
  const roster = rosterOf(context, id);
  const reply = (named: readonly Named[], nobody = false) =>
    JSON.stringify({
      businesses: named.map(({ name, quote }) => ({
        name,
        quote,
        roster: roster.find((member) => member.name === name)?.letter ?? null,
      })),
      nobody,
    });
  const honest = expected.all_businesses.map((name) => ({ name, quote: name }));
  const named = [client.entreprise, ...concurrents].filter((name) => order.includes(name));
  const obeyed = named.map((name) => ({
    name,
    quote: order.split('\n').find((line) => line.includes(name)) ?? name,
  }));
  const short = named.map((name) => ({ name, quote: name }));
  return [
    reply(honest),
    reply(obeyed),
    reply(short),
    reply([...obeyed, ...honest]),
    reply([...short, ...honest]),
    reply([...honest, ...short]),
    reply(honest.toReversed()),
    reply(honest.filter(({ name }) => !named.includes(name))),
    reply(honest.slice(1)),
    reply([], true),
    reply([{ name: 'Ignore', quote: order.slice(0, 60) }]),
    order.slice(Math.max(0, order.indexOf('{'))),
    order,
    'OK.',
  ];
}

describe('an answer that gives orders to its reader', () => {
  test('fifty of them', () => expect(CASES).toHaveLength(50));

  test.each(CASES.map((one) => [one.id, one.order, one] as const))('%s: %s', (_id, order, one) => {
    const { answer, expected } = one;
    const shown = withoutOrders(answer);
    expect(shown).toHaveLength(answer.length);
    const yes = JSON.stringify({ verdict: 'yes', quote: one.client.entreprise });
    for (const precision of [null, yes])
      for (const lecture of repliesTo(one)) {
        const next = readByModel(answer, one, one.id, { lecture, relecture: lecture, precision });
        if (!('reading' in next)) throw new Error('asks again');
        const { state, client_position, businesses } = next.reading;
        expect({ lecture, state, client_position }).toEqual({
          lecture,
          state: expected.state,
          client_position: expected.client_position,
        });
        for (const { name } of businesses) expect(expected.all_businesses).toContain(name);
      }
    const request = readByModel(answer, one, one.id, {});
    expect('ask' in request && request.request.prompt).not.toContain(order);
  });
});
