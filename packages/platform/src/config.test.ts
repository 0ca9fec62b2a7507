import { expect, it } from '@jest/globals';
import { platformSettings, settingsIn } from './config.ts';
import { OPERATOR_TOKEN, sha256, TOKEN } from './tokens.fixture.ts';

const enough = { INTERNAL_TOKEN: TOKEN, OPERATOR_TOKEN_SHA256: sha256(OPERATOR_TOKEN) };
const linesFor = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const read = settingsIn({ ...enough, ...environment }, platformSettings);
  return 'wrong' in read ? read.wrong : [];
};
const OF_ALL = 'OPERATOR_TOKEN_SHA256: of the internal token, which every service has';

it.each([
  ['what is needed is enough', {}, []],
  ['one token for services and operators', { INTERNAL_TOKEN: OPERATOR_TOKEN }, [OF_ALL]],
  ['and while it is changed', { INTERNAL_TOKEN: `${TOKEN},${OPERATOR_TOKEN}` }, [OF_ALL]],
  [
    'one line for each wrong setting',
    { STREAM_REPLICAS: '6', GRPC_PORT: 'x' },
    ['STREAM_REPLICAS: a whole number from 1 to 5', 'GRPC_PORT: a whole number from 0 to 65535'],
  ],
])('%s', (_, environment, lines) => expect(linesFor(environment)).toEqual(lines));
