import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elapsed } from '@agence/platform/process/clock';
import { newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { points, system } from './struck.ts';

test.each([
  ['idempotency.insertOne:before', 'Rien n’a été fait'],
  ['idempotency.updateOne:before', 'Cet appel a pu aboutir ou non'],
])('a store that is silent at %s delays no answer', async (point, said) => {
  const { agence } = await newAccount(system);
  const call = (key: string) =>
    agence.send({
      method: 'POST',
      path: 'marque/',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ nom: 'Maison', confirmer: true }),
    });
  await writeFile(join(points, 'orders', `hang@gateway:${point}`), '');
  const spent = elapsed();
  const { status, headers, body } = await call('a');
  expect([status, headers['retry-after'], spent() < 2_500]).toEqual([503, expect.any(String), true]);
  expect(JSON.stringify(body)).toContain(said);
  // The command is the same when it comes again: done once, whenever its first turn ended.
  const again = await until(
    () => call('a'),
    (one) => one.status === 200,
  );
  expect(again.body).toMatchObject({ confirme: true, marque: { nom: 'Maison' } });
});
