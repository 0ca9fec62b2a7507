import { newAccount } from '@agence/testing/accounts';
import { type Reply, send } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import { AGENCY, nameOf, SERVED, urlOf } from '../outside/contract.ts';
import { shared } from '../outside/system.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const rows = SERVED.map((row) => [nameOf(row), row] as const);
const at = (path: string, method = 'GET'): Promise<Reply> => send(shared().base_url, { method, path });

describe('308, the trailing slash is missing', () => {
  test.each(rows)('%s: method and query kept, no body, before the key is looked at', async (_, row) => {
    const path = urlOf(row).slice(0, -1);
    for (const query of ['', '?', '?a=1&b=%2F..%2F&c=é'.replace('é', '%C3%A9'), '?x=//evil.example?y']) {
      const { status, headers, text } = await at(path + query, row.method);
      expect([status, headers.location, text]).toEqual([308, `${path}/${query}`, '']);
      expect(headers['x-request-id']).toMatch(UUID);
    }
  });

  test('any method, for the client to repeat it', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])
      expect((await at('/agence/v1/compte', method)).status).toBe(308);
  });

  test('never leads to another host', async () => {
    const paths = [
      '//evil.example',
      '//evil.example/',
      '//evil.example/health',
      '//evil.example/agence/v1/compte',
      '///evil.example/%2e%2e',
      '/\\evil.example/health',
      '/\\/evil.example',
      '/%5c%5cevil.example',
      '/%2f%2fevil.example/agence/v1/compte',
      '/@evil.example/health',
      '/agence/v1//evil.example',
      '/agence/v1/clients//evil.example/questions',
      '/agence/v1/clients/%2f%2fevil.example/questions',
      '/agence/v1/clients/\\\\evil.example/questions',
      '/agence/v1/clients/..%2f..%2f..%2f%2fevil.example/questions',
      '/agence/v1/clients/%0d%0aLocation:%20%2f%2fevil.example/questions',
      '/agence/v1/compte?//evil.example',
      'http://evil.example/agence/v1/compte',
      'http://evil.example',
    ];
    for (const path of paths) {
      const { status, headers, text } = await at(path);
      if (status === 308) {
        const target = new URL(headers.location ?? '//evil.example', 'http://here.example/agence/');
        expect([path, target.host]).toEqual([path, 'here.example']);
        expect(headers.location).toMatch(/^\/agence\/v1\//);
      } else expect([path, status, text]).toEqual([path, 404, '{"detail":"Not Found"}']);
    }
  });
});

describe('404, unknown paths', () => {
  test.each([
    '/',
    '/x',
    '/agence/v1/',
    '/agence/v1',
    '/agence/v2/compte/',
    '/Agence/v1/compte/',
    '/agence/v1/COMPTE/',
    '/agence/v1/compte//',
    '/agence/v1/./compte/',
    '/agence/v1/x/../compte/',
    '/agence/v1/%63ompte/',
    '/agence/v1/clients//questions/',
    '/agence/v1/clients/a/b/questions/',
    '/agence/v1/clients/c_x/',
    '/health/x/',
    '/d/',
    '/favicon.ico',
    '/agence/v1/compte/%00',
    `/${'x'.repeat(8_000)}`,
    '*',
  ])('%s', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const { status, headers, text } = await at(path, method);
      expect([status, text]).toEqual([404, '{"detail":"Not Found"}']);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-request-id']).toMatch(UUID);
    }
  });
});

describe('405, another method', () => {
  test.each(rows)('%s', async (_, row) => {
    const served = SERVED.filter(({ path }) => path === row.path);
    const allowed = served.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'GET', 'HEAD', 'POST']) {
      if (allowed.includes(method)) continue;
      const { status, headers, text } = await at(urlOf(row), method);
      expect([method, status]).toEqual([method, 405]);
      if (method !== 'HEAD') expect(text).toBe('{"detail":"Method Not Allowed"}');
      expect(headers.allow?.split(', ').toSorted()).toEqual(allowed.toSorted());
      expect(headers['x-request-id']).toMatch(UUID);
    }
  });
});

describe('HEAD', () => {
  test('follows GET, without a body', async () => {
    const { agence } = await newAccount(shared());
    for (const { path } of AGENCY.filter(({ method }) => method === 'GET')) {
      const url = path.replace('{id}', 'c_x');
      const [get, head] = [await agence.get(url), await agence.send({ method: 'HEAD', path: url })];
      expect([path, head.status, head.text]).toEqual([path, get.status, '']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    }
    const head = await at('/health/', 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await at('/agence/v1/compte/', 'HEAD')).status).toBe(401);
  });
});

describe('X-Request-Id', () => {
  test('on every answer, never the same twice, never the caller’s', async () => {
    const { agence } = await newAccount(shared());
    const answers = await Promise.all([
      at('/health/'),
      at('/health'),
      at('/x'),
      at('/health/', 'PUT'),
      at('/d/x'),
      agence.get('compte/'),
      agence.get('compte/'),
      agence.post('clients/'),
      agence.send({ path: 'clients/', headers: { 'x-request-id': 'mine' } }),
    ]);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each(['/health/', '/lead/', '/openapi.json', '/agence/v1/compte/'])(
  'GET %s is always answered in full: what a cache sends along is not looked at',
  async (path) => {
    const { key } = await newAccount(shared());
    const headers = {
      'x-api-key': key,
      'if-none-match': '*',
      'if-modified-since': 'Wed, 01 Jan 2031 00:00:00 GMT',
    };
    const { status, text } = await send(shared().base_url, { path, headers });
    expect([status, text.length > 0]).toEqual([200, true]);
  },
);
