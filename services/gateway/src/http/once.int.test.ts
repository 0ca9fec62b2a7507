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

/** What MongoDB does with a record once its day is over. */
const dayOver = () => parts.db.collection('idempotency').deleteMany({});

test('a key used again the next month is another command: what it asks is done', async () => {
  const first = await carriedOut(asked('virement'));
  expect(await carriedOut(asked('virement'))).toBe(first);
  await dayOver();
  expect(await carriedOut(asked('virement'))).not.toBe(first);
});

test('an answer that was lost: another body is refused, for the first may have been carried out', async () => {
  const lost = once(records, parts.log, asked('other', '{"a":1}'), async () => {
    throw new Unavailable('away');
  });
  await expect(lost).rejects.toThrow('away');
  const refused = await once(records, parts.log, asked('other', '{"a":2}'), async () => okReply({}));
  expect([refused.status, JSON.parse(refused.text)]).toEqual([422, { erreur: AUTRE_CORPS }]);
});
