import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { leadsOf, mailsOf, sendForm, someRequest, untilDiagnosed } from '../outside/lead.ts';
import { ownServices, READ_BY_MODEL } from '../outside/system.ts';

jest.setTimeout(120_000);

/** Paid calls a day for all leads together: one request, and too little for the next. */
const PAR_JOUR = 100;
/** One call prepares; three questions, two models, six repeats, each read once. */
const UNE = 1 + 2 * (3 * 2 * 6);

let ai: FakeAi;
let system: OwnSystem;
beforeAll(async () => {
  ai = await startFakeAi({
    answer: ({ system: told }) =>
      told.startsWith('Tu écris les questions')
        ? JSON.stringify(['Quel fleuriste choisir ?', 'Où acheter un bouquet ?', 'Qui livre des fleurs ?'])
        : 'Je vous conseille **Au Bouquet**, puis **Roses & Cie**.',
  });
  const env = {
    AI_MODELS: 'openai-compatible:alpha,openai-compatible:beta',
    OPENAI_COMPATIBLE_BASE_URL: ai.url,
    OPENAI_COMPATIBLE_API_KEY: 'test',
    LEAD_CALLS_PER_DAY: String(PAR_JOUR),
  };
  system = await ownServices({ testClock: true, env: { ...env, ...READ_BY_MODEL } });
});
afterAll(async () => {
  await system.stop();
  await ai.stop();
});

const asked = [someRequest(), someRequest()].map((one) => ({
  ...one,
  ville: 'Nantes',
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
  expect(told).toContain('Nantes');
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
