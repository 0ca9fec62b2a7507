import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { leadsOf, mailsOf, sendForm, someRequest, untilDiagnosed } from '../outside/lead.ts';
import { ai, FLEURIE, system } from './diagnosed.ts';

/** One call prepares; three questions, two models, six repeats, each read once. */
const UNE = 1 + 2 * (3 * 2 * 6);

const asked = [someRequest(), someRequest()].map((one) => ({
  ...one,
  ville: FLEURIE,
  message: 'Un secret.',
  objet: 'Un autre.',
}));
const [first = {}, second = {}] = asked;

test('past the daily ceiling a request is thanked for and told to us, and its measurement waits for the next day', async () => {
  expect((await sendForm(system.base_url, first)).status).toBe(200);
  // Nobody has confirmed the address yet: it is measured all the same.
  await until(
    async () => ai.requests().length,
    (calls) => calls >= UNE,
  );
  const [, document] = await untilDiagnosed(system, first);
  expect(document.toLowerCase()).not.toContain('mesure simulée');
  expect(ai.requests()).toHaveLength(UNE);

  const page = await sendForm(system.base_url, second);
  expect([page.status, page.text.includes('<h1>Merci, c’est bien reçu</h1>')]).toEqual([200, true]);
  const [waits] = await leadsOf(system, second);
  expect(waits).toMatchObject({ etat: 'accepté', attend: true });
  expect(await system.operate('todo', 'list')).toMatchObject([{ kind: 'lead', id: waits?.id }]);
  await until(
    () => mailsOf(system, second),
    ({ alerts }) => alerts.length === 1,
  );
  const tasks = ['relay', 'tours', 'cellules', 'mesures', 'envois'];
  for (const task of tasks) await system.operate('tasks', 'run', task);
  expect(ai.requests()).toHaveLength(UNE);
  expect((await mailsOf(system, second)).sent).toEqual([]);

  await system.operate('clock', 'advance', '24h');
  await system.operate('tasks', 'run', 'tours');
  await untilDiagnosed(system, second);
  expect(ai.requests()).toHaveLength(2 * UNE);
});

test('no model was told what was said to us alone', () => {
  const told = JSON.stringify(ai.requests());
  expect(told).toContain(FLEURIE);
  for (const { email } of asked) expect(told).not.toContain(email);
  expect(told).not.toMatch(/Un secret|Un autre/);
});

test('after twelve months nothing of a person is left, but not a day before', async () => {
  const kept = async () => (await leadsOf(system, first)).length;
  await system.operate('clock', 'advance', '363d');
  await system.operate('tasks', 'run', 'purge');
  expect(await kept()).toBe(1);
  await system.operate('clock', 'advance', '2d');
  await system.operate('tasks', 'run', 'purge');
  await until(kept, (left) => left === 0);
});
