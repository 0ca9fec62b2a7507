import { type Account, newAccount } from '@agence/testing/accounts';
import { expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { ask, someProspect, untilOver } from '../outside/prospect.ts';
import { ai, MUETTE, system } from './diagnosed.ts';

const covered = async (): Promise<Account> => {
  const account = await newAccount(system);
  await place(account, someEntry());
  return account;
};

test('a diagnostic that failed gives its right back, and its prospect may be asked about at once', async () => {
  const account = await covered();
  const prospect = someProspect({ ville: MUETTE });
  expect(await ask(account, prospect)).toMatchObject({ lance: true, leads: { restants: 2 } });
  const { leads, diagnostics } = await untilOver(account);
  expect(leads).toMatchObject({ utilises: 0, restants: 3 });
  expect(diagnostics).toMatchObject([{ entreprise: prospect.entreprise, etat: 'en échec' }]);
  expect(diagnostics[0]).not.toHaveProperty('lien');
  expect(await ask(account, { ...prospect, ville: 'Nantes' })).toMatchObject({
    lance: true,
    leads: { restants: 2 },
  });
  expect((await untilOver(account)).diagnostics.map(({ etat }) => etat)).toEqual(['prêt', 'en échec']);
});

test('no more calls are made than were announced', async () => {
  const account = await covered();
  const prospect = someProspect({ ville: 'Guérande' });
  const { body } = await account.agence.post('diagnostics/', { ...prospect, confirmer: true });
  await untilOver(account);
  const made = ai.requests().filter(({ prompt }) => prompt.includes('Guérande'));
  // One call prepares, then 5 questions × 2 models × 6 times; each is read, one in ten twice more at most.
  expect(made.filter(({ reading }) => !reading)).toHaveLength(61);
  expect((body as { appels_prevus: number }).appels_prevus).toBe(61 + 60 + 2 * 6);
  expect(made.length).toBeLessThanOrEqual(133);
});
