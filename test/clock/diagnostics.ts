import { type Account, newAccount } from '@agence/testing/accounts';
import { expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { ask, dejaDiagnostique, diagnosticsOf, someProspect, untilOver } from '../outside/prospect.ts';
import { ai, MUETTE, system } from './diagnosed.ts';

const covered = async (): Promise<Account> => {
  const account = await newAccount(system);
  await place(account, someEntry());
  return account;
};

const now = async (): Promise<Temporal.ZonedDateTime> => {
  const shown = (await system.operate('clock', 'show')) as { now: string };
  return Temporal.Instant.from(shown.now).toZonedDateTimeISO('Europe/Paris');
};

const advance = (span: string) => system.operate('clock', 'advance', span);

const dayOf = ({ day, month, year }: Temporal.ZonedDateTime): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

test('the month’s count starts again with the month in Paris, by itself', async () => {
  const account = await covered();
  for (let i = 0; i < 3; i += 1) expect(await ask(account)).toMatchObject({ lance: true });
  const begun = await now();
  const next = begun.with({ day: 1 }).add({ months: 1 }).startOfDay();
  const left = Math.floor(begun.until(next).total('seconds'));
  await advance(`${left - 120}s`);
  const { leads } = await diagnosticsOf(account);
  expect(leads).toMatchObject({ restants: 0, repart_le: dayOf(next) });
  expect(await ask(account)).toMatchObject({ lance: false });
  await advance('121s');
  const mois = dayOf(next).slice(3);
  expect((await diagnosticsOf(account)).leads).toMatchObject({ quota: 3, utilises: 0, restants: 3, mois });
  expect(await ask(account)).toMatchObject({ lance: true, leads: { restants: 2 } });
});

test('a prospect may be asked about again after 30 days, when it leaves the list', async () => {
  const account = await covered();
  const prospect = someProspect();
  const begun = await now();
  expect(await ask(account, prospect)).toMatchObject({ lance: true });
  await untilOver(account);
  await advance('29d22h');
  expect(await ask(account, prospect)).toMatchObject({
    lance: false,
    raison: dejaDiagnostique(dayOf(begun)),
    lien: expect.stringContaining('/d/'),
  });
  const [listed] = (await diagnosticsOf(account)).diagnostics;
  expect((await fetch(listed?.lien ?? '')).status).toBe(200);
  await advance('3h');
  expect((await diagnosticsOf(account)).diagnostics).toEqual([]);
  expect(await ask(account, prospect)).toMatchObject({ lance: true });
});

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
