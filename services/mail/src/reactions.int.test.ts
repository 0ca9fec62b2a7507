import { eventually } from '@agence/testing/eventually';
import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from './mail.fixture.ts';

let mail: Wired;
afterEach(() => mail.close());

const subjects = async () => (await keptMails(mail.data)).map((one) => one.mail.subject);
const written = async () => (await mail.needs.messages.list({})).rows.length;

it('what the bus delivers again while a neighbour is away becomes one message', async () => {
  const of = world({ absences: 3 });
  mail = await wire({ of, listening: true });
  await mail.publish('mesure_terminee', 'e1');
  await eventually(async () => (await written()) === 1);
  // Told anew under its id, as after a wiped bus; the message of another event shows that it was heard.
  await mail.hear('mesure_terminee', 'e1');
  await mail.publish('mesure_terminee', 'e2');
  await eventually(async () => (await written()) === 2);
  await mail.send();
  expect(await subjects()).toEqual(Array(2).fill('Rapport prêt\u00a0: Maison Lagrange'));
  expect(of.absences).toBeLessThan(0);
});

it('a failure is told to the account and to us', async () => {
  mail = await wire({ of: world({ mesure: 'en échec', mesure_detail: 'Trop peu.' }), listening: true });
  await mail.publish('mesure_echouee', 'e1');
  await eventually(async () => (await written()) === 2);
  await mail.send();
  expect(await subjects()).toEqual([
    'Alerte\u00a0: mesure sans résultat, compte horizon',
    'Mesure sans résultat\u00a0: Maison Lagrange',
  ]);
  const [, letter] = await keptMails(mail.data);
  expect(letter?.mail.text).toContain('n’a pas donné de résultat. Trop peu.\n');
});

it('a measurement is late, unless it is over by the time we hear of it', async () => {
  const of = world({ mesure: 'en cours' });
  mail = await wire({ of });
  await mail.hear('mesure_en_retard', 'e1');
  of.mesure = 'faite';
  await mail.hear('mesure_en_retard', 'e2');
  await mail.send();
  expect(await subjects()).toEqual(['Mesure en retard\u00a0: Maison Lagrange']);
});

it('a document that is not there is a fault, so that the bus tells again and then a person', async () => {
  mail = await wire({ of: world({ rapport: false }) });
  await expect(mail.hear('mesure_terminee', 'e1')).rejects.toThrow(
    'an event names a document that is not there',
  );
  expect(await written()).toBe(0);
});

it('after 35 days a message and its file are forgotten; one that still has to leave is not', async () => {
  const of = world({ mesure: 'en cours' });
  mail = await wire({ of });
  await mail.hear('mesure_en_retard', 'sent');
  await mail.send();
  await mail.hear('mesure_en_retard', 'waiting');
  of.now = new Date('2026-12-26T08:13:00Z');
  await mail.purge();
  expect([await written(), (await subjects()).length]).toEqual([2, 1]);
  of.now = new Date('2026-12-26T08:15:00Z');
  await mail.purge();
  expect([await written(), (await subjects()).length]).toEqual([1, 0]);
  await mail.send();
  expect(await subjects()).toHaveLength(1);
});
