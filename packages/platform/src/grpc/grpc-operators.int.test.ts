import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type AskRequest, type AskResponse, LotsService } from '@agence/proto/platform/v1/platform';
import { credentials, Client as GrpcClient, Metadata, type ServiceDefinition, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Unavailable } from '../process/faults.ts';
import { createLogger } from '../process/logger.ts';
import type { Tokens } from './callers.ts';
import { serveGrpc } from './grpc-server.ts';
import { OPERATOR_TOKEN, sha256, TOKEN, TOKENS } from './tokens.fixture.ts';

const generated = join(import.meta.dirname, '../../../../proto/gen/agence');
const modules = globSync('**/*.ts', { cwd: generated }).map(
  async (file) => (await import(join(generated, file))) as Record<string, unknown>,
);
const found = (await Promise.all(modules)).flatMap((module) =>
  Object.entries(module).filter(([name, value]) => name.endsWith('Service') && typeof value === 'object'),
) as (readonly [string, ServiceDefinition])[];
const definitions = found.filter(([, definition]) => definition !== LotsService);
const paths = definitions.flatMap(([, definition]) => Object.values(definition).map(({ path }) => path));

/** An accepted caller reaches this handler. */
const reached = async () => {
  throw new Unavailable('reached');
};

const SENT = {
  nothing: {},
  'the internal token': { 'x-internal-token': TOKEN },
  "the operator's token": { 'x-operator-token': OPERATOR_TOKEN },
  'both, as the command line does': { 'x-internal-token': TOKEN, 'x-operator-token': OPERATOR_TOKEN },
  "each for the other's": { 'x-internal-token': OPERATOR_TOKEN, 'x-operator-token': TOKEN },
  'the digest that the service holds': {
    'x-internal-token': TOKENS.operator_sha256,
    'x-operator-token': TOKENS.operator_sha256,
  },
} as const;

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** A server of every rpc there is, and a connection to it. */
async function serving(tokens: Tokens): Promise<GrpcClient> {
  const services = definitions.map(([, definition]) => ({
    definition,
    handlers: Object.fromEntries(Object.keys(definition).map((name) => [name, reached])),
  }));
  const server = await serveGrpc('127.0.0.1:0', tokens, services, createLogger('grpc', 'silent'));
  ends.push(server.drain);
  const client = new GrpcClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
  ends.push(() => client.close());
  return client;
}

let client: GrpcClient;
beforeAll(async () => {
  client = await serving(TOKENS);
});

const metadataOf = (sent: Readonly<Record<string, string>>): Metadata => {
  const metadata = new Metadata({ waitForReady: true });
  for (const [name, value] of Object.entries(sent)) metadata.set(name, value);
  return metadata;
};

const codeOf = (to: GrpcClient, path: string, sent: Readonly<Record<string, string>>): Promise<status> =>
  new Promise((resolve) => {
    const [write, read] = [() => Buffer.alloc(0), (bytes: Buffer) => bytes];
    to.makeUnaryRequest(path, write, read, {}, metadataOf(sent), (fault) =>
      resolve(fault?.code ?? status.OK),
    );
  });

/** Where a call that carries this is let in; everywhere else it is a stranger's. */
const openTo = async (to: GrpcClient, sent: Readonly<Record<string, string>>) => {
  const codes = await Promise.all(paths.map((path) => codeOf(to, path, sent)));
  const expected: readonly status[] = [status.UNAVAILABLE, status.UNAUTHENTICATED, status.PERMISSION_DENIED];
  expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
  return paths.filter((_, i) => codes[i] === status.UNAVAILABLE);
};

const forOperators = paths.filter((path) => path.includes('Operator/'));
const others = paths.filter((path) => !path.includes('Operator/'));

it('the services of operators are these', () =>
  expect(new Set(forOperators.map((path) => path.split(/[./]/).at(-2)))).toEqual(
    new Set([
      ...['AccountsOperator', 'BillingOperator', 'ClientsOperator', 'FormOperator', 'MailOperator'],
      ...['MeasurementOperator', 'ServiceOperator'],
    ]),
  ));

describe('every rpc there is, with', () => {
  it.each<[keyof typeof SENT, readonly string[]]>([
    ['nothing', []],
    ['the internal token', others],
    ["the operator's token", forOperators],
    ['both, as the command line does', paths],
    ["each for the other's", []],
    ['the digest that the service holds', []],
  ])('%s', async (sent, wanted) => expect(await openTo(client, SENT[sent])).toEqual(wanted));
});

it('no lot reaches a service of operators, whatever it carries', async () => {
  const { path, requestSerialize, responseDeserialize } = LotsService.ask;
  const asked = paths.map((one) => ({ path: one, request: Buffer.alloc(0), left_ms: 5_000, headers: {} }));
  const { promise, resolve, reject } = Promise.withResolvers<AskResponse | undefined>();
  const metadata = metadataOf(SENT['both, as the command line does']);
  client.makeUnaryRequest<AskRequest, AskResponse>(
    ...([path, requestSerialize, responseDeserialize, { asked }, metadata] as const),
    (fault, reply) => (fault === null ? resolve(reply) : reject(fault)),
  );
  const codes = (await promise)?.answered.map((one) => one.status) ?? [];
  expect(paths.filter((_, i) => codes[i] === status.UNAVAILABLE)).toEqual(others);
  expect(paths.filter((_, i) => codes[i] === status.UNIMPLEMENTED)).toEqual(forOperators);
});

it('while it is changed, the new token of the operator opens as the old one does, and no other', async () => {
  const changing = await serving({ ...TOKENS, operator_sha256: `${sha256('new')},${sha256('old')}` });
  const open = ['new', 'old', OPERATOR_TOKEN].map((token) => openTo(changing, { 'x-operator-token': token }));
  expect(await Promise.all(open)).toEqual([forOperators, forOperators, []]);
});
