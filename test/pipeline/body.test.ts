import { gzipSync } from 'node:zlib';
import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { AGENCY, nameOf } from '../outside/contract.ts';
import { ILLISIBLE, PAS_DU_JSON, TROP_LONG, TROP_PROFOND } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

const JSON_TYPE = 'application/json';
const KIB_256 = 256 * 1024;

const posts = AGENCY.filter(({ method }) => method === 'POST').map(
  (row) => [nameOf(row), row.path.replace('{id}', 'c_x')] as const,
);

const nested = (depth: number): string => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const padded = (bytes: number): string => `{"a":"${'x'.repeat(bytes - 8)}"}`;

type Extra = { readonly headers?: Readonly<Record<string, string>>; readonly chunked?: boolean };
type Bad = readonly [what: string, body: string | Buffer, sentence: string, extra?: Extra];

const typed = (type: string): Extra => ({ headers: { 'content-type': type } });
const encoded = (encoding: string): Extra => ({ headers: { 'content-encoding': encoding } });

const BAD: readonly Bad[] = [
  ['a list', '[]', ILLISIBLE],
  ['null', 'null', ILLISIBLE],
  ['a text', '"x"', ILLISIBLE],
  ['a number', '5', ILLISIBLE],
  ['half an object', '{"confirmer":', ILLISIBLE],
  ['two objects', '{}{}', ILLISIBLE],
  ['single quotes', "{'confirmer':true}", ILLISIBLE],
  ['NaN', '{"confirmer":NaN}', ILLISIBLE],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), ILLISIBLE],
  ['Latin-1', Buffer.from('{"a":"é"}', 'latin1'), ILLISIBLE],
  ['said to be Latin-1', '{"a":"é"}', ILLISIBLE, typed('application/json; charset=iso-8859-1')],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), ILLISIBLE],
  ['a zero byte', '\0', ILLISIBLE],
  ['33 levels', nested(33), TROP_PROFOND],
  ['50,000 levels', '['.repeat(50_000), TROP_PROFOND],
  ['50,000 levels of objects', '{"a":'.repeat(50_000), TROP_PROFOND],
  ['256 KiB and one byte', padded(KIB_256 + 1), TROP_LONG],
  ['2 MiB in chunks', padded(2 * 1024 * 1024), TROP_LONG, { chunked: true }],
  ['compressed: 50 MiB in 50 KB', gzipSync(padded(50 * 1024 * 1024)), TROP_LONG, encoded('gzip')],
  ['said to be compressed', '{}', ILLISIBLE, encoded('gzip')],
  ['an unknown encoding', '{}', ILLISIBLE, encoded('zip')],
  ['text/plain', '{}', PAS_DU_JSON, typed('text/plain')],
  ['a form', 'confirmer=true', PAS_DU_JSON, typed('application/x-www-form-urlencoded')],
  ['no content type', '{}', PAS_DU_JSON, typed('')],
  ['a content type that is none', '{}', PAS_DU_JSON, typed(';;;')],
  ['a multipart without boundary', '{}', PAS_DU_JSON, typed('multipart/form-data')],
];

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared());
});

const post = (path: string, body: string | Buffer, { headers = {}, ...extra }: Extra = {}): Promise<Reply> =>
  account.agence.send({
    method: 'POST',
    path,
    body,
    headers: { 'content-type': JSON_TYPE, ...headers },
    ...extra,
  });

describe.each(posts)('422, %s', (_, path) => {
  test.each(BAD)('%s', async (__, body, erreur, extra = {}) => {
    const answer = await post(path, body, extra);
    expect([answer.status, answer.body]).toEqual([422, { erreur }]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('read as JSON all the same', () => {
  const entries = JSON.stringify({ clients: [someEntry()] });

  test.each([
    ['a charset', Buffer.from(entries), typed('application/json; charset=utf-8')],
    ['a type in capitals', Buffer.from(entries), typed('Application/JSON')],
    ['a JSON type of its own', Buffer.from(entries), typed('application/vnd.agence+json')],
    ['compressed', gzipSync(entries), encoded('gzip')],
    ['in chunks', Buffer.from(entries), { chunked: true }],
    ['a byte order mark and spaces around', Buffer.from(`\ufeff ${entries}\r\n`), {}],
    ['32 levels in a field that nobody knows', Buffer.from(entries.replace('{', `{"x":${nested(31)},`)), {}],
    ['brackets inside a text', Buffer.from(entries.replace('{', `{"x":"${'[{'.repeat(50)}\\"[",`)), {}],
    ['256 KiB', Buffer.from(entries.replace('{', `{"x":"${'x'.repeat(KIB_256 - entries.length - 7)}",`)), {}],
    ['the same field twice', Buffer.from(entries.replace('{', '{"clients":5,')), {}],
    [
      'names of an object’s own',
      Buffer.from(entries.replace('{', '{"__proto__":{"confirmer":true},"constructor":1,')),
      {},
    ],
  ] as const)('%s', async (_, body, extra) => {
    const answer = await post('clients/', body, extra);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ confirme: false, acceptes: [{}] });
  });

  test('an empty body counts as {}, whatever its type', async () => {
    const erreur = 'Le champ « clients » est obligatoire.';
    for (const [body, extra] of [
      ['', {}],
      [' \n', {}],
      ['', typed('text/plain')],
    ] as const)
      expect((await post('clients/', body, extra)).body).toEqual({ erreur });
  });

  test('texts that no program of ours wrote come back as they went', async () => {
    const names = ['🥐'.repeat(30), '$where', 'a.b', "O'Brien & Fils <SARL>", '́e'];
    const clients = names.map((entreprise) => someEntry({ entreprise }));
    const { status, body } = await post('clients/', JSON.stringify({ clients }));
    expect(status).toBe(200);
    expect(
      (body as { acceptes: { entreprise: string }[] }).acceptes.map(({ entreprise }) => entreprise),
    ).toEqual(names);
  });
});

describe('order of refusals', () => {
  test('the body is looked at before the client, and the key before the body', async () => {
    expect((await post('clients/c_x/retirer/', '[]')).status).toBe(422);
    expect((await post('clients/c_x/retirer/', '{}')).status).toBe(404);
    const noKey = { headers: { 'x-api-key': '' } };
    expect((await post('clients/c_x/retirer/', '[]', noKey)).status).toBe(401);
    expect((await post('clients/c_x/retirer/', padded(2 * 1024 * 1024), noKey)).status).toBe(401);
  });

  test('a GET with a body is a GET', async () => {
    const { status } = await account.agence.send({
      path: 'compte/',
      body: '[',
      headers: { 'content-type': 'x' },
    });
    expect(status).toBe(200);
  });
});
