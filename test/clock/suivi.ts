import { type Account, newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { measuredClient, questionsOf, readyClient, untilMesure } from '../outside/client.ts';
import { iso } from '../outside/days.ts';
import { whileFrozen } from '../outside/frozen.ts';
import { system } from '../pipeline/own-servers.ts';

const NON_SERVI = 'Votre compte n’est pas servi : réglez votre abonnement, puis corrigez ce client.';

const advance = (minutes: number) => system.operate('clock', 'advance', `${minutes}m`);

const correct = ({ agence }: Account, id: string, body: object) =>
  agence.post(`clients/${id}/corriger/`, { ...body, confirmer: true });

describe('corriger', () => {
  test('an account that is not served: a measured client is not corrected, another one is', async () => {
    const account = await newAccount(system, { paye_jusqu_au: iso(3) });
    const [measured, ready] = [await measuredClient(account), await readyClient(account)];
    await advance(3 * 24 * 60);
    expect((await account.agence.get('compte/')).body).toMatchObject({ statut: 'actif', servi: false });
    const { status, body } = await correct(account, measured, { ville: 'Nantes' });
    expect([status, body]).toEqual([409, { erreur: NON_SERVI }]);
    expect((await correct(account, ready, { ville: 'Nantes' })).status).toBe(200);
    await system.operate('transfers', 'confirm', account.slug, '--until', iso(400));
    expect((await correct(account, measured, { ville: 'Nantes' })).status).toBe(200);
  });

  test('with the bus frozen, the correction holds at once, and its measurement follows when it thaws', async () => {
    const account = await newAccount(system);
    const id = await measuredClient(account);
    await whileFrozen(system.run().nats.pid, async () => {
      expect((await correct(account, id, { ville: 'Nantes' })).status).toBe(200);
      expect(await questionsOf(account, id)).toMatchObject({
        etats: [],
        questions: [],
        mesure: 'questions en préparation',
        prochaine_page: null,
      });
      expect((await correct(account, id, { ville: 'Brest' })).status).toBe(409);
    });
    const { questions } = await untilMesure(account, id, 'faite');
    expect(questions.every(({ n, question }) => n > 10 && !question.includes('Lyon'))).toBe(true);
  });
});

test('a client whose account is not served when its 24 h are over is launched when it is served again', async () => {
  const { now } = (await system.operate('clock', 'show')) as { now: string };
  const paye_jusqu_au = Temporal.PlainDate.from(now.slice(0, 10)).add({ days: 2 }).toString();
  const account = await newAccount(system, { paye_jusqu_au });
  const id = await readyClient(account);
  await system.operate('accounts', 'pause', account.slug);
  await advance(25 * 60);
  await system.operate('tasks', 'run', 'lancements');
  await system.operate('accounts', 'resume', account.slug);
  expect(await untilMesure(account, id, 'faite')).toMatchObject({ mesure: 'faite' });
  const next = await readyClient(account);
  await advance(3 * 24 * 60);
  await system.operate('tasks', 'run', 'lancements');
  expect(await questionsOf(account, next)).toMatchObject({ mesure: 'à valider' });
  await system.operate('transfers', 'confirm', account.slug, '--until', iso(400));
  expect(await untilMesure(account, next, 'faite')).toMatchObject({ mesure: 'faite' });
});
