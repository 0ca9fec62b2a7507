import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { requests, walk } from '../outside/bruno.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('the Bruno collection walks from a placed client to its report, its page and its removal', async () => {
  const { key } = await newAccount(shared());
  const sent = await walk(shared().base_url, key);
  expect(sent.filter(({ failed }) => failed.length > 0)).toEqual([]);
  expect(sent.at(-1)?.name).toBe(requests().at(-1)?.meta.name);
});

test('and looks at the status and at a field of every answer', () => {
  for (const { meta, assertions = [] } of requests()) {
    const [first, ...others] = assertions.map(({ name }) => name);
    expect([meta.name, first, others.length > 0]).toEqual([meta.name, 'res.status', true]);
  }
});
