import { expect, it } from '@jest/globals';
import { isForOperators, isTokenDigest } from './callers.ts';
import { sha256 } from './tokens.fixture.ts';

it.each([
  ['/agence.platform.v1.ServiceOperator/RunTask', true],
  ['/agence.clients.v1.ClientsOperator/ListJournal', true],
  ['/agence.clients.v1.Clients/Poser', false],
  ['/agence.clients.v1.Clients/AskOperator', false],
  ['/agence.platform.v1.OperatorTold/Ask', false],
  ['/agence.v1.Operator.Clients/Poser', false],
  ['', false],
])('%s is for operators: %s', (path, wanted) => expect(isForOperators(path)).toBe(wanted));

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
