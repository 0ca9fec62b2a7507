import { eventually } from '@agence/testing/eventually';
import { appelsDeReponses } from '@agence/words/promises';
import { describe, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { onLeadAccepte } from '../diagnostic/commander.ts';
import { diagnosing, silent, ended as soonEnded } from '../diagnostic/testing/diagnosing.ts';
import { redoReadings } from '../readings/redo/redo.ts';
import { DAY_MS, ended, etatDe, LANCEE, loggedIn, measured } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { conflict } from '../testing/rereading.ts';
import { listCosts } from './list-costs.handler.ts';
import { listFailed } from './list-failed.handler.ts';
import { retryMeasurementHandler } from './retry-measurement.handler.ts';

const parts = partsOfEachTest();

const order = (id: string) => ({ operator: 'ada', id, why: 'the provider is back' });

describe('a measurement that failed twice', () => {
  let answering: AskModel;
  const failedTwice = async (): Promise<Measuring> => {
    answering = async () => ({ kind: 'rejected', status: 400, why: 'HTTP 400' });
    const world = await measured(parts, { ask: (call) => answering(call) });
    world.later(DAY_MS + 1000);
    await world.sweep();
    await world.sweep();
    await ended(world, 'm_1_2');
    return world;
  };
  const failed = async ({ needs }: Measuring) => (await listFailed(needs)()).failed;

  it('is on the list, is taken up once a person says so, and then is on it no more', async () => {
    const world = await failedTwice();
    expect(await failed(world)).toMatchObject([
      { id: 'm_1_2', compte: 'agence-test', client: 'c_1', entreprise: 'Plomberie Martin', essai: 2 },
    ]);
    const retry = retryMeasurementHandler(world.needs);
    expect(await retry(order('m_1'))).toEqual(
      conflict('Cette mesure est dépassée\u00a0: le client a changé, est parti ou a été mesuré depuis.'),
    );
    answering = simulate;
    expect(await retry(order('m_1_2'))).toEqual({
      result: {
        $case: 'retried',
        value: { id: 'm_1_3', compte: 'agence-test', client: 'c_1', appels_prevus: 88 },
      },
    });
    expect(await retry(order('m_1_2'))).toEqual(conflict('Cette mesure va être reprise d’elle-même.'));
    await eventually(async () => {
      await world.sweep();
      return (await etatDe(world, 'm_1_3')) === 'faite';
    });
    expect(await failed(world)).toEqual([]);
    expect(await loggedIn(parts, 'mesures', 'journal')).toMatchObject([
      { operator: 'ada', what: 'reprise_demandee', on: 'm_1_2', why: 'the provider is back' },
    ]);
  });

  it('is announced and asked as the plan in force has it', async () => {
    const world = await failedTwice();
    Object.assign(world.dossier, { ias_par_client: 3 });
    expect(await retryMeasurementHandler(world.needs)(order('m_1_2'))).toMatchObject({
      result: { value: { id: 'm_1_3', appels_prevus: 94 } },
    });
    await world.sweep();
    expect(appelsDeReponses(await world.needs.cells.count('m_1_3'), true)).toBe(94);
    expect(await world.needs.cells.count('m_1_2')).toBe(40);
  });

  it('can be asked for again and again while the account is not served, and is begun once', async () => {
    const world = await failedTwice();
    const retry = retryMeasurementHandler(world.needs);
    world.account.servi = false;
    expect(await retry(order('m_1_2'))).toMatchObject({ result: { $case: 'retried' } });
    await world.sweep();
    expect(await etatDe(world, 'm_1_3')).toBeUndefined();
    world.account.servi = true;
    await world.sweep();
    await world.sweep();
    expect((await world.needs.mesures.read('m_1_2')).state?.reprise_le).toBeNull();
    expect((await world.needs.mesures.ofAccount('agence-test')).map(({ id }) => id)).toHaveLength(3);
  });

  it('of a client that changed is neither on the list nor taken up', async () => {
    const world = await failedTwice();
    world.dossier.revision = 2;
    expect(await failed(world)).toEqual([]);
    expect(await retryMeasurementHandler(world.needs)(order('m_1_2'))).toEqual(
      conflict('Cette mesure est dépassée\u00a0: le client a changé, est parti ou a été mesuré depuis.'),
    );
  });

  it('of a person who asked through the form is told without an account', async () => {
    const one = diagnosing(parts, { ask: silent });
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await one.start();
    await soonEnded(one, 'm_l_1');
    one.later(DAY_MS);
    await soonEnded(one, 'm_l_1_2');
    expect(await failed(one)).toMatchObject([{ id: 'm_l_1_2', client: 'l_1', essai: 2, compte: undefined }]);
    const { result } = await retryMeasurementHandler(one.needs)(order('m_l_1_2'));
    expect(result).toMatchObject({ $case: 'retried', value: { id: 'm_l_1_3', client: 'l_1' } });
    await soonEnded(one, 'm_l_1_3');
  });
});

describe('a measurement that is over', () => {
  const over = async (): Promise<Measuring> => {
    const world = await measured(parts);
    const open = { etat: { $in: ['todo', 'claimed', 'calling'] } };
    // The call that writes a page is made after the measurement.
    await eventually(async () => {
      await world.sweep();
      return (await parts.db.collection('cells').countDocuments(open)) === 0;
    });
    return world;
  };

  it('whose answers say something else today shows the states that would change', async () => {
    const world = await over();
    const texte = 'Je vous conseille **Plomberie Martin** à Rennes.';
    await parts.db
      .collection('answers')
      .updateMany({ _id: { $regex: '^m_1:' } } as never, { $set: { text: texte } });
    const { readings } = await redoReadings(world.needs)({ limit: 10 });
    const { state } = await world.needs.mesures.read('m_1');
    const before = state?.bilan?.questions.toSorted((a, b) => a.n - b.n).map(({ etat }) => etat);
    expect(readings[0]?.etats.map(({ avant }) => avant)).toEqual(before);
    expect(readings[0]?.etats.map(({ apres }) => apres)).toEqual(['acquise', 'acquise']);
    expect(readings[0]?.changes).toBe(before?.filter((etat) => etat !== 'acquise').length);
  });

  it('costs what its answers say, and says what no price is known of', async () => {
    const world = await over();
    const answers = parts.db.collection('answers');
    await answers.updateMany({}, { $set: { 'usage.searches': 0 } });
    const some = await answers.find().limit(3).toArray();
    const priced = { cost_eur: 0.5, raw: {}, usage: { input_tokens: 10, output_tokens: 20, searches: 1 } };
    await answers.updateMany({ _id: { $in: some.map(({ _id }) => _id) } }, { $set: priced });
    await answers.updateOne({ _id: some[0]?._id ?? ('' as never) }, { $set: { cost_eur: null } });
    await parts.db
      .collection('cells')
      .updateOne({ etat: 'done' }, { $set: { etat: 'indeterminate', ended: LANCEE.getTime() } });
    const mois = '2026-11';
    const appels = await answers.countDocuments();
    const { costs } = await listCosts(world.needs)({ mois });
    expect(costs).toHaveLength(1);
    expect(costs[0]).toMatchObject({ mois, compte: 'agence-test', appels, appels_simules: appels - 3 });
    expect(costs[0]).toMatchObject({ appels_sans_prix: 1, appels_inconnus: 1, euros: 1, searches: 3 });
    expect((await listCosts(world.needs)({})).costs).toEqual(costs);
    expect((await listCosts(world.needs)({ mois: '2026-10' })).costs).toEqual([]);
    expect((await listCosts(world.needs)({ mois: 'never' })).costs).toEqual([]);
  });
});
