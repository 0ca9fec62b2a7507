import { newAccount } from '@agence/testing/accounts';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { lu, signedIn } from '../outside/console.ts';
import { lisible } from '../outside/days.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(120_000);

let system: OwnSystem;
beforeAll(async () => {
  system = await ownSystem({ testClock: true });
});
afterAll(() => system.stop());

test('each gesture stands in the history on the day that it was lived, the newest first', async () => {
  const account = await newAccount(system);
  const today = lisible();
  await account.agence.post('virement/');
  await system.operate('clock', 'advance', '40d');
  await account.agence.post('marque/', { contact: 'Anne, 01 02 03 04 05', confirmer: true });
  const one = await signedIn(account, system);
  const page = await until(
    async () => lu(await one.get('/console/historique/')),
    (text) => text.includes('Marque changée') && text.includes('Virement signalé'),
  );
  const days = [...page.matchAll(/(\d\d\/\d\d\/\d{4}) à [\dh ]+ (Marque changée|Virement signalé)/g)];
  expect(days.map(([, day, what]) => [day, what])).toEqual([
    [lisible(40), 'Marque changée'],
    [today, 'Virement signalé'],
  ]);
});
