import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { requests, walk } from '../outside/bruno.ts';
import { nameOf, SERVED } from '../outside/contract.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('the Bruno collection walks an agency’s whole journey, over every route', async () => {
  const { key } = await newAccount(shared());
  const sent = await walk(shared().base_url, key);
  expect(sent.filter(({ failed }) => failed.length > 0)).toEqual([]);
  expect(sent.at(-1)?.name).toBe(requests().at(-1)?.meta.name);
  const routes = sent.map(({ method, path }) => {
    const row = path.replace(/^\/(agence\/v1\/)?/, '').replace(/(?<=^clients\/)c_[^/]+/, '{id}');
    return `${method} ${row}`;
  });
  expect(routes).toEqual(expect.arrayContaining(SERVED.map(nameOf)));
});

test('and looks at the status and at a field of every answer', () => {
  for (const { meta, assertions = [] } of requests()) {
    const [first, ...others] = assertions.map(({ name }) => name);
    expect([meta.name, first, others.length > 0]).toEqual([meta.name, 'res.status', true]);
  }
});
