import { globSync } from 'node:fs';
import { join } from 'node:path';
import { callersOf, mayCall } from '@agence/proto/callers';
import { type AskRequest, type AskResponse, LotsService } from '@agence/proto/platform/v1/platform';
import { credentials, Client as GrpcClient, Metadata, type ServiceDefinition, status } from '@grpc/grpc-js';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Unavailable } from '../process/faults.ts';
import { putTokens, type SentTokens } from './callers.ts';
import { serveGrpc } from './grpc-server.ts';
import { OPERATOR_TOKEN, sha256, TOKEN, TOKENS } from './tokens.fixture.ts';

const generated = join(import.meta.dirname, '../../../../proto/gen/agence');
const definitions = (
  await Promise.all(
    globSync('**/*.ts', { cwd: generated }).map((file) => import(join(generated, file)) as Promise<object>),
  )
)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) =>
    name.endsWith('Service') && typeof value === 'object' && value !== LotsService
      ? [value as ServiceDefinition]
      : [],
  );
/** Those of the service itself, and those that every service serves. */
const pathsOf = (service: string): readonly string[] =>
  definitions
    .flatMap((definition) => Object.values(definition).map(({ path }) => path))
    .filter((path) => [`/agence.${service}.`, '/agence.platform.'].some((own) => path.startsWith(own)));

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const tokenOf = (caller: string): string => `the token of ${caller}`;
const tokensOf = (caller: string): SentTokens =>
  caller === 'operator' ? { operator: OPERATOR_TOKEN } : { service: tokenOf(caller) };

type Line = { readonly path: string; readonly callers: readonly string[]; readonly code: string };

/** A service with every rpc it could serve; who is let in is answered UNAVAILABLE. */
async function serving(service: string, tool?: string) {
  const lines: Line[] = [];
  const log = { info: () => {}, error: () => {}, warn: (what: object) => void lines.push(what as Line) };
  const callers_sha256 = Object.fromEntries(callersOf(service).map((name) => [name, sha256(tokenOf(name))]));
  const services = definitions.map((definition) => ({
    definition,
    handlers: Object.fromEntries(
      Object.keys(definition).map((name) => [name, () => Promise.reject(new Unavailable('reached'))]),
    ),
  }));
  const tokens = { ...TOKENS, service, tool_sha256: tool && sha256(tool), callers_sha256 };
  const server = await serveGrpc('127.0.0.1:0', tokens, services, log);
  const client = new GrpcClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
  ends.push(server.drain, () => client.close());
  const call = (path: string, sent: SentTokens): Promise<string> =>
    new Promise((resolve) => {
      const metadata = new Metadata({ waitForReady: true });
      putTokens(metadata, sent);
      const bytes = (body: Buffer) => body;
      client.makeUnaryRequest(path, bytes, bytes, Buffer.alloc(0), metadata, (fault) =>
        resolve(status[fault?.code ?? status.OK] ?? ''),
      );
    });
  const lot = (paths: readonly string[], sent: SentTokens): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const metadata = new Metadata({ waitForReady: true });
      putTokens(metadata, sent);
      const { path, requestSerialize, responseDeserialize } = LotsService.ask;
      const asked = paths.map((each) => ({
        path: each,
        request: Buffer.alloc(0),
        left_ms: 5_000,
        headers: {},
      }));
      client.makeUnaryRequest<AskRequest, AskResponse>(
        ...([path, requestSerialize, responseDeserialize, { asked }, metadata] as const),
        (fault, reply) =>
          fault === null
            ? resolve(reply?.answered.map((one) => status[one.status] ?? '') ?? [])
            : reject(fault),
      );
    });
  return { call, lot, lines };
}

const isListed = (caller: string, service: string, path: string): boolean =>
  mayCall(caller, service, path.slice(path.lastIndexOf('.') + 1));
const isOperators = (path: string): boolean => path.includes('Operator/');

const SERVICES = ['accounts', 'billing', 'clients', 'console', 'form', 'mail', 'measurement'];

describe.each(SERVICES)('%s', (service) => {
  const paths = pathsOf(service);
  const others = ['gateway', 'console', 'mail', 'form'].filter((name) => !callersOf(service).includes(name));

  it('opens to each caller the rpcs that are listed, alone and in lots', async () => {
    const { call, lot } = await serving(service);
    for (const caller of callersOf(service)) {
      const codes = await Promise.all(paths.map((path) => call(path, tokensOf(caller))));
      expect([caller, paths.filter((_, i) => codes[i] === 'UNAVAILABLE')]).toEqual([
        caller,
        paths.filter((path) => isListed(caller, service, path)),
      ]);
      const refused = paths.map((path) => (isOperators(path) ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED'));
      expect(codes.filter((code, i) => code !== 'UNAVAILABLE' && code !== refused[i])).toEqual([]);
      const inLot = paths.filter((path) => !isOperators(path));
      const alone = codes.filter((_, i) => !isOperators(paths[i] ?? ''));
      expect(await lot(inLot, tokensOf(caller))).toEqual(alone);
    }
  });

  it('opens to the operator what is for operators, and what is listed', async () => {
    const { call } = await serving(service);
    const codes = await Promise.all(paths.map((path) => call(path, tokensOf('operator'))));
    expect(paths.filter((_, i) => codes[i] === 'UNAVAILABLE')).toEqual(
      paths.filter((path) => isOperators(path) || isListed('operator', service, path)),
    );
  });

  it('opens nothing to the token of a service that does not call it, or to a token in the place of another', async () => {
    const { call, lot, lines } = await serving(service);
    const [path = ''] = paths;
    const [caller = 'operator'] = callersOf(service);
    const sent: readonly SentTokens[] = [
      ...others.map(tokensOf),
      { tool: tokenOf(caller) },
      { operator: tokenOf(caller) },
      { service: OPERATOR_TOKEN },
      { service: sha256(tokenOf(caller)) },
      {},
    ];
    for (const tokens of sent) {
      expect([tokens, await call(path, tokens)]).toEqual([tokens, 'UNAUTHENTICATED']);
      await expect(lot([path], tokens)).rejects.toMatchObject({ code: status.UNAUTHENTICATED });
    }
    expect(lines[0]).toEqual({ path, callers: [], code: 'UNAUTHENTICATED' });
  });
});

it('says in the log who asked for what it may not', async () => {
  const { call, lines } = await serving('clients');
  await call('/agence.clients.v1.Clients/Poser', tokensOf('billing'));
  expect(lines).toEqual([
    { path: '/agence.clients.v1.Clients/Poser', callers: ['billing'], code: 'PERMISSION_DENIED' },
  ]);
});

describe('the token of tools', () => {
  const poser = '/agence.clients.v1.Clients/Poser';
  const knows = '/agence.clients.v1.ClientsOperator/KnowsAccount';

  it('opens what any service may call, alone or beside a token of a service, and nothing for operators', async () => {
    const { call } = await serving('clients', TOKEN);
    expect(await call(poser, { tool: TOKEN })).toBe('UNAVAILABLE');
    expect(await call(poser, { tool: TOKEN, service: tokenOf('billing') })).toBe('UNAVAILABLE');
    expect(await call(knows, { tool: TOKEN, service: tokenOf('gateway') })).toBe('UNAUTHENTICATED');
  });

  it('opens nothing where the service knows none', async () => {
    const { call } = await serving('clients');
    expect(await call(poser, { tool: TOKEN })).toBe('UNAUTHENTICATED');
    expect(await call(poser, { tool: TOKEN, service: tokenOf('billing') })).toBe('PERMISSION_DENIED');
  });
});
