import { expect, it } from '@jest/globals';
import { settingsIn, settingsOf } from './config.ts';
import { OPERATOR_TOKEN, sha256, TOKEN } from './grpc/tokens.fixture.ts';

const GATEWAY = 'the token of the gateway';
const enough = {
  SERVICE_TOKEN: TOKEN,
  OPERATOR_TOKEN_SHA256: sha256(OPERATOR_TOKEN),
  GATEWAY_TOKEN_SHA256: sha256(GATEWAY),
  CONSOLE_TOKEN_SHA256: sha256('the token of the console'),
  MAIL_TOKEN_SHA256: sha256('the token of mail'),
};
const linesFor = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const read = settingsIn({ ...enough, ...environment }, settingsOf('billing'));
  return 'wrong' in read ? read.wrong : [];
};
const alsoOf = (name: string): readonly string[] => [`${name}: of a token that is also another's`];

it.each([
  ['what is needed is enough', {}, []],
  ['its own token, for operators too', { SERVICE_TOKEN: OPERATOR_TOKEN }, alsoOf('OPERATOR_TOKEN_SHA256')],
  ['its own token, for a caller too', { SERVICE_TOKEN: GATEWAY }, alsoOf('GATEWAY_TOKEN_SHA256')],
  [
    'one token for two callers, while it is changed',
    { MAIL_TOKEN_SHA256: `${sha256('new')},${sha256(GATEWAY).toUpperCase()}` },
    alsoOf('MAIL_TOKEN_SHA256'),
  ],
  [
    'no identities',
    { SERVICE_TOKEN: undefined, GATEWAY_TOKEN_SHA256: undefined },
    ['SERVICE_TOKEN: is not set', 'GATEWAY_TOKEN_SHA256: is not set'],
  ],
  [
    'one line for each wrong setting',
    { STREAM_REPLICAS: '6', GRPC_PORT: 'x' },
    ['STREAM_REPLICAS: a whole number from 1 to 5', 'GRPC_PORT: a whole number from 0 to 65535'],
  ],
])('%s', (_, environment, lines) => expect(linesFor(environment)).toEqual(lines));

it('who calls nobody has no token, and who is called by nobody no digest of a caller', () => {
  const identities = (service: string) =>
    Object.keys(settingsOf(service)).filter((name) => /TOKEN/.test(name) && !/^TOOL/.test(name));
  expect(identities('form').sort()).toEqual([
    ...['GATEWAY_TOKEN_SHA256', 'MAIL_TOKEN_SHA256', 'MEASUREMENT_TOKEN_SHA256', 'OPERATOR_TOKEN_SHA256'],
  ]);
  expect(identities('gateway').sort()).toEqual(['OPERATOR_TOKEN_SHA256', 'SERVICE_TOKEN']);
});
