import { globSync } from 'node:fs';
import { join } from 'node:path';
import { callersOf, mayCall } from '@agence/proto/callers';
import { LotsService } from '@agence/proto/platform/v1/platform';
import { Metadata, type ServiceDefinition, status } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { admission, isForOperators, isTokenDigest, putTokens, type SentTokens } from './callers.ts';
import { OPERATOR_TOKEN, sha256, TOKEN, TOKENS } from './tokens.fixture.ts';

const generated = join(import.meta.dirname, '../../../../proto/gen/agence');
const modules = await Promise.all(
  globSync('**/*.ts', { cwd: generated }).map((file): Promise<object> => import(join(generated, file))),
);
/** Every rpc, but those that carry batches of others. */
const everyPath = modules.flatMap(Object.entries).flatMap(([name, value]) => {
  const isService = name.endsWith('Service') && typeof value === 'object' && value !== LotsService;
  return isService ? Object.values(value as ServiceDefinition).map(({ path }) => path) : [];
});
/** Those of a service itself, and those that every service serves. */
const pathsOf = (service: string): readonly string[] =>
  everyPath.filter((path) =>
    [`/agence.${service}.`, '/agence.platform.'].some((own) => path.startsWith(own)),
  );
const forOperators = everyPath.filter((path) => path.includes('Operator/'));
const others = everyPath.filter((path) => !path.includes('Operator/'));

const tokenOf = (caller: string): string => `the token of ${caller}`;

/** What a service says of each path to a call with these tokens. */
const verdicts = (service: string, sent: SentTokens, paths: readonly string[], tokens = TOKENS) => {
  const callers_sha256 = Object.fromEntries(callersOf(service).map((name) => [name, sha256(tokenOf(name))]));
  const metadata = new Metadata();
  putTokens(metadata, sent);
  const { verdict } = admission({ ...tokens, service, callers_sha256 })(metadata);
  const by = Map.groupBy(paths, verdict);
  return {
    open: by.get(status.OK) ?? [],
    unknown: by.get(status.UNAUTHENTICATED) ?? [],
    denied: by.get(status.PERMISSION_DENIED) ?? [],
  };
};

const isListed = (caller: string, service: string) => (path: string) =>
  mayCall(caller, service, path.slice(path.lastIndexOf('.') + 1));

describe.each(['accounts', 'billing', 'clients', 'console', 'form', 'mail', 'measurement'])(
  '%s',
  (service) => {
    const paths = pathsOf(service);

    it('opens to each caller the rpcs that are listed, and says nothing of those for operators', () => {
      for (const caller of callersOf(service))
        expect([caller, verdicts(service, { service: tokenOf(caller) }, paths)]).toEqual([
          caller,
          {
            open: paths.filter(isListed(caller, service)),
            unknown: paths.filter(isForOperators),
            denied: paths.filter((path) => !isForOperators(path) && !isListed(caller, service)(path)),
          },
        ]);
    });

    it('opens to the operator what is for operators, and what is listed', () =>
      expect(verdicts(service, { operator: OPERATOR_TOKEN }, paths).open).toEqual(
        paths.filter((path) => isForOperators(path) || isListed('operator', service)(path)),
      ));

    it('opens nothing to the token of a service that does not call it, or to a token in the place of another', () => {
      const [caller = 'operator'] = callersOf(service);
      const strangers = ['gateway', 'console', 'mail', 'form'].filter(
        (name) => !callersOf(service).includes(name),
      );
      const sent: readonly SentTokens[] = [
        ...strangers.map((name) => ({ service: tokenOf(name) })),
        ...[{ tool: tokenOf(caller) }, { operator: tokenOf(caller) }, { service: OPERATOR_TOKEN }],
        ...[{ service: sha256(tokenOf(caller)) }, {}],
      ];
      for (const tokens of sent)
        expect([tokens, verdicts(service, tokens, paths)]).toEqual([
          tokens,
          { open: [], unknown: paths, denied: [] },
        ]);
    });
  },
);

it.each<[string, SentTokens, readonly string[]]>([
  ['the token of tools', { tool: TOKEN }, others],
  ['that of tools and that of a service', { tool: TOKEN, service: tokenOf('gateway') }, others],
  ['those of tools and of the operator', { tool: TOKEN, operator: OPERATOR_TOKEN }, everyPath],
  ['each of the two in the place of the other', { tool: OPERATOR_TOKEN, operator: TOKEN }, []],
  [
    'the digest that the service holds',
    { tool: TOKENS.operator_sha256, operator: TOKENS.operator_sha256 },
    [],
  ],
])('%s', (_, sent, open) => expect(verdicts('clients', sent, everyPath).open).toEqual(open));

it('the token of tools opens nothing where the service knows none', () => {
  const tokens = { ...TOKENS, tool_sha256: undefined };
  expect(verdicts('clients', { tool: TOKEN }, everyPath, tokens).unknown).toEqual(everyPath);
});

it('while it is changed, the new token of the operator opens as the old one does, and no other', () => {
  const tokens = { ...TOKENS, operator_sha256: `${sha256('new')},${sha256('old')}` };
  const open = ['new', 'old', OPERATOR_TOKEN].map(
    (operator) => verdicts('test', { operator }, everyPath, tokens).open,
  );
  expect(open).toEqual([forOperators, forOperators, []]);
});

it('the services of operators are these', () =>
  expect(new Set(forOperators.map((path) => path.split(/[./]/).at(-2)))).toEqual(
    new Set([
      ...['AccountsOperator', 'BillingOperator', 'ClientsOperator', 'FormOperator', 'MailOperator'],
      ...['MeasurementOperator', 'ServiceOperator'],
    ]),
  ));

it.each(['/agence.clients.v1.Clients/AskOperator', '/agence.platform.v1.OperatorTold/Ask', ''])(
  '"%s" is not for operators',
  (path) => expect(isForOperators(path)).toBe(false),
);

const [ONE, OTHER] = [sha256('the operator of now'), sha256('the operator of before')];

it.each([
  ['one digest', ONE, true],
  ['two, the new one and the old one', `${ONE},${OTHER}`, true],
  ['in capitals', ONE.toUpperCase(), true],
  ['the token itself', 'the operator of now', false],
  ['none', '', false],
  ['one and nothing', `${ONE},`, false],
  ['a part of one', ONE.slice(1), false],
  ['with a sign more', `${ONE} `, false],
  ['the digest of nothing, of a variable that was not set', sha256(''), false],
])('%s is a setting: %s', (_, setting, wanted) => expect(isTokenDigest(setting)).toBe(wanted));
