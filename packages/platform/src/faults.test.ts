import { expect, it } from '@jest/globals';
import {
  MongoBulkWriteError,
  MongoNetworkTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { isTransient } from './faults.ts';

/** As the driver tells that a lot of writes failed before its server answered. */
const lot = (cause: Error) => new MongoBulkWriteError(cause as never, {} as never);

it('a lot of writes that did not reach its server is mended by time, one that its server refused is not', () => {
  expect(isTransient(lot(new MongoNetworkTimeoutError('late', {})))).toBe(true);
  expect(isTransient(lot(new MongoServerSelectionError('no primary', {} as never)))).toBe(true);
  expect(isTransient(lot(new Error('wrong')))).toBe(false);
});

it.each([
  ['an election', 10_107, true],
  ['a full disk', 14_031, true],
  ['a wrong command', 59, false],
])('%s: a server that says %s is mended by time: %s', (_, code, transient) => {
  expect(isTransient(new MongoServerError({ message: 'no', code }))).toBe(transient);
});
