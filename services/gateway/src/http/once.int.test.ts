import { Unavailable } from '@agence/platform/process/faults';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Idempotency, idempotencyStore } from '../idempotency/idempotency.store.ts';
import { okReply } from './answers.ts';
import { type Asked, once } from './once.ts';

const AUTRE_CORPS = 'Cette Idempotency-Key a déjà servi pour un autre appel\u00a0: donnez-en une nouvelle.';

let parts: TestParts;
let records: Idempotency;
beforeAll(async () => {
  parts = await testParts();
  records = idempotencyStore(parts);
});
afterAll(() => parts.stop());

const asked = (key: string, body = '{}'): Asked => ({
  compte: 'a',
  path: '/agence/v1/virement/',
  key,
  bytes: Buffer.from(body),
});

/** A call whose service carries it out and answers with the command id it was given. */
const carriedOut = async (one: Asked): Promise<string> => {
  const { text } = await once(records, parts.log, one, async (command_id) => okReply({ command_id }));
  return JSON.parse(text).command_id;
};

/** A call whose service is told the command id, and whose answer never comes. */
const lost = async (one: Asked): Promise<string> => {
  let told = '';
  await expect(
    once(records, parts.log, one, async (command_id) => {
      told = command_id;
      throw new Unavailable('away');
    }),
  ).rejects.toThrow('away');
  return told;
};

/** What MongoDB does with a record once its day is over. */
const dayOver = () => parts.db.collection('idempotency').deleteMany({});

test('a key used again the next month is another command: what it asks is done', async () => {
  const first = await carriedOut(asked('virement'));
  expect(await carriedOut(asked('virement'))).toBe(first);
  await dayOver();
  expect(await carriedOut(asked('virement'))).not.toBe(first);
});

test('an answer that was lost: the same call is the same command', async () => {
  const first = await lost(asked('lost'));
  expect(await lost(asked('lost'))).toBe(first);
  expect(await carriedOut(asked('lost'))).toBe(first);
});

test('an answer that was lost: another body is refused, for the first may have been carried out', async () => {
  await lost(asked('other', '{"a":1}'));
  const refused = await once(records, parts.log, asked('other', '{"a":2}'), async () => okReply({}));
  expect([refused.status, JSON.parse(refused.text)]).toEqual([422, { erreur: AUTRE_CORPS }]);
});

test('a call that a dead gateway left behind waits for its lease, then goes on as the same command', async () => {
  const [one, hang] = [asked('dead'), new Promise<never>(() => {})];
  let first = '';
  void once(records, parts.log, one, (command_id) => {
    first = command_id;
    return hang;
  });
  const running = async () =>
    (await once(records, parts.log, one, async (command_id) => okReply({ command_id }))).status;
  while (first === '') await new Promise(setImmediate);
  expect(await running()).toBe(409);
  await parts.db
    .collection('idempotency')
    .updateMany({ answer: null }, { $set: { lease_until: new Date(0) } });
  expect(await carriedOut(one)).toBe(first);
});
