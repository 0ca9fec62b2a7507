import { send } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

type Described = {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
};

describe('200', () => {
  test('the two public routes, with and without the slash, in version 1.0.0', async () => {
    const { status, headers, body } = await send(shared().base_url, { path: '/openapi.json' });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const { openapi, info, paths } = body as Described;
    expect([openapi, info.version]).toEqual(['3.1.0', '1.0.0']);
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [method, path, Object.keys(responses).join()]),
    );
    expect(told).toEqual([
      ['get', '/health/', '200'],
      ['get', '/health', '308'],
      ['post', '/lead/', '200,422,429,503'],
      ['post', '/lead', '308'],
    ]);
  });

  test('every path that it names answers as it says', async () => {
    const { body } = await send(shared().base_url, { path: '/openapi.json' });
    for (const [path, methods] of Object.entries((body as Described).paths))
      for (const [method, { responses }] of Object.entries(methods)) {
        const { status } = await send(shared().base_url, { method: method.toUpperCase(), path });
        expect([method, path, Object.keys(responses)]).toEqual([
          method,
          path,
          expect.arrayContaining([String(status)]),
        ]);
      }
  });
});

describe('405', () => {
  test('any other method', async () => {
    const { status, headers } = await send(shared().base_url, { method: 'POST', path: '/openapi.json' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
