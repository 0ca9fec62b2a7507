import { newAccount } from '@agence/testing/accounts';
import { everythingKept } from '@agence/testing/everything-kept';
import { keptMails } from '@agence/testing/fakes/mail';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { livrablesOf, measuredClient, place, someEntry } from '../outside/client.ts';
import { iso } from '../outside/days.ts';
import { system } from '../pipeline/own-servers.ts';

/** Kept for a day or 35, so that a command is carried out once (docs/personal-data.md). */
const REPLIES = ['replies', 'idempotency'];

/** The collections that say one of these words, and the mails that do. */
async function saying(...words: readonly string[]): Promise<readonly string[]> {
  const holds = (text: string) => words.some((word) => text.includes(word));
  const kept = Object.entries(await everythingKept(system))
    .filter(([name, rows]) => !REPLIES.includes(name.split('/')[1] ?? '') && rows.some(holds))
    .map(([name]) => name);
  const mails = (await keptMails(system.data)).filter(({ raw }) => holds(raw));
  return [...kept, ...mails.map(({ mail }) => mail.subject ?? '')];
}

test('an account that has ended is erased in every service, and no other account', async () => {
  const [account, other] = [await newAccount(system), await newAccount(system)];
  const { slug, nom, agence } = account;
  const entry = someEntry({ contexte: 'Ouvert le dimanche.' });
  const id = await measuredClient(account, entry);
  const prospect = someEntry();
  const [placed = ''] = await place(other, someEntry());
  const [first] = await livrablesOf(account, id);
  const lien = first?.lien ?? '';
  expect((await fetch(lien)).status).toBe(200);

  await expect(system.operate('accounts', 'erase', slug)).rejects.toThrow(
    `Le compte ${nom} n’a pas pris fin\u00a0: mettez-y fin (accounts close), puis effacez-le après son dernier jour.`,
  );
  // Under way when its account is erased.
  await agence.post('diagnostics/', { ...prospect, confirmer: true });
  await system.operate('accounts', 'close', slug, '--on', iso());
  await system.operate('clock', 'advance', '25h');
  const personal = [nom, entry.entreprise, entry.site_web, prospect.entreprise, 'Ouvert le dimanche'];
  expect(await saying(...personal)).not.toEqual([]);
  const erased = await system.operate('accounts', 'erase', slug, '--why', 'asked for');
  expect(erased).toMatchObject({ slug, nom: 'Compte effacé', adresses: [], efface_ts: expect.any(Number) });

  await until(
    () => saying(...personal),
    (left) => left.length === 0,
  );
  const gone = await fetch(lien);
  expect([gone.status, (await gone.text()).includes(entry.entreprise)]).toEqual([404, false]);
  expect((await agence.get('compte/')).status).toBe(403);
  await expect(system.operate('accounts', 'reopen', slug)).rejects.toThrow(
    'Ce compte est effacé\u00a0: créez-en un autre.',
  );
  // Asked again, it answers the same.
  expect(await system.operate('accounts', 'erase', slug)).toEqual(erased);
  expect((await other.agence.get(`clients/${placed}/questions/`)).status).toBe(200);
});
