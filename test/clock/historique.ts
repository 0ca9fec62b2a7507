import { newAccount } from '@agence/testing/accounts';
import { keptMails } from '@agence/testing/fakes/mail';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { livrablesOf, readyClient, someEntry, untilMesure } from '../outside/client.ts';
import { lu, signedIn, simple } from '../outside/console.ts';
import { lisible } from '../outside/days.ts';
import { envoyer } from '../outside/orders.ts';
import { CLIENT, PREMIER, SEULS } from '../outside/scripted-ai.ts';
import { ai, system } from './lived.ts';

/** By how many days the clock of the system is ahead. */
const ahead = async (): Promise<number> => {
  const { offset_s } = (await system.operate('clock', 'show')) as { offset_s: number };
  return Math.round(offset_s / 86_400);
};

test('each gesture stands in the history on the day that it was lived, the newest first', async () => {
  const account = await newAccount(system);
  const today = await ahead();
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
    [lisible(today + 40), 'Marque changée'],
    [lisible(today), 'Virement signalé'],
  ]);
});

/** Moves the clock to the fifth of the month after the measurement that ended today. */
const toTheFifth = async (): Promise<void> => {
  const { now } = (await system.operate('clock', 'show')) as { now: string };
  const today = Temporal.PlainDate.from(now.slice(0, 10));
  // A measurement is of the month of its middle day.
  const month = today.subtract({ days: 2 }).with({ day: 1 });
  const days = today.until(month.add({ months: 1 }).with({ day: 6 })).days;
  await system.operate('clock', 'advance', `${days}d`);
};

test('what changed with certainty is mailed once after its month, until its link is followed', async () => {
  ai.answer('Angers', () => PREMIER);
  const account = await newAccount(system);
  const entry = someEntry({ ...CLIENT, ville: 'Angers' });
  const id = await readyClient(account, entry);
  const retirer = [3, 4, 5, 6, 7, 8, 9, 10];
  await account.agence.post(`clients/${id}/questions/`, { retirer, lancer: true });
  await untilMesure(account, id, 'faite');
  ai.answer('Angers', () => SEULS);
  await system.operate('clock', 'advance', '32d');
  await system.operate('tasks', 'run', 'mesures_mensuelles');
  await system.operate('clock', 'advance', '4d');
  await until(
    async () => (await livrablesOf(account, id)).filter(({ genre }) => genre === 'rapport').length,
    (reports) => reports === 2,
    2,
  );
  await untilMesure(account, id, 'faite');
  await toTheFifth();
  for (const _ of [1, 2]) await system.operate('tasks', 'run', 'mois');
  const [letter] = await until(
    () => keptMails(system.data, `-changements-${account.slug}-`),
    ({ length }) => length > 0,
  );
  const text = simple(letter?.mail.text ?? '');
  expect(text).toContain(' 4 changements que le hasard n’explique pas ');
  expect(text).toContain(`${entry.entreprise} · Toutes questions confondues : en baisse`);
  expect(text).toContain('Un concurrent apparaît : Boulangerie Perrin');
  expect(text).toContain(`/console/clients/${id}/`);

  // As a mail program does it, from no page of ours.
  const [stop = ''] = /http\S+\/console\/lettre\/\S+/.exec(letter?.mail.text ?? '') ?? [];
  expect(simple(await (await fetch(stop)).text())).toContain('Ne plus recevoir la lettre');
  const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const stopped = await fetch(stop, form);
  expect([stopped.status, simple(await stopped.text())]).toEqual([
    200,
    expect.stringContaining('Nous ne vous écrivons plus ce qui a changé dans le mois.'),
  ]);
  expect((await fetch(stop.replace('/lettre/', '/lettre/x'), form)).status).toBe(404);
  const one = await signedIn(account, system);
  expect(lu(await one.get('/console/acces/'))).toContain('Le compte ne la reçoit pas.');
  expect((await one.post('/console/acces/lettre/', { recevoir: '1' })).status).toBe(303);
  expect(lu(await one.get('/console/acces/'))).toContain('Elle est envoyée à toutes les adresses du compte.');
  const seen = await until(
    async () => lu(await one.get('/console/historique/')),
    (page) => page.includes('Lettre du mois arrêtée') && page.includes('Lettre du mois reprise'),
  );
  expect(seen).toContain('lien d’une lettre');
  expect(await keptMails(system.data, `-changements-${account.slug}-`)).toHaveLength(1);
});

/** A mail server's report that a message will never reach an address. */
const report = (messageId: string, adresse: string): string =>
  [
    ...['From: MAILER-DAEMON@poste.example', 'Subject: Undelivered Mail Returned to Sender', ''],
    ...['Reporting-MTA: dns; poste.example', '', `Final-Recipient: rfc822; ${adresse}`, 'Action: failed'],
    ...['Status: 5.1.1', '', `Message-ID: ${messageId}`, ''],
  ].join('\r\n');

test('an address that takes no messages is marked in the console until it takes one again', async () => {
  const account = await newAccount(system);
  const adresse = `${account.slug}@example.com`;
  const one = await signedIn(account, system);
  const mailed = (count: number) =>
    until(
      () => keptMails(system.data, `-marque_changee-${account.slug}-`),
      ({ length }) => length === count,
    );
  await account.agence.post('marque/', { contact: 'Anne', confirmer: true });
  const [letter] = await mailed(1);
  const arrives = 'n’y est pas arrivé. Vérifiez cette adresse : si elle n’existe plus,';
  expect(lu(await one.get('/console/acces/'))).not.toContain(arrives);
  const brut = report(letter?.mail.messageId ?? '', adresse);
  await envoyer(system, { de: '', a: 'mesure@localhost.localdomain', brut });
  const marked = await until(
    async () => lu(await one.get('/console/acces/')),
    (page) => page.includes(arrives),
  );
  expect(marked).toContain(`${adresse} Notre message du ${lisible(await ahead())} ${arrives}`);
  await account.agence.post('marque/', { contact: 'Bob', confirmer: true });
  await mailed(2);
  await until(
    async () => lu(await one.get('/console/acces/')),
    (page) => !page.includes(arrives),
  );
});
