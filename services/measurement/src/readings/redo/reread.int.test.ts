import { actingAs } from '@agence/platform/process/actor';
import { READER_VERSION, READING_VERSION } from '@agence/reading';
import { lecturesEnPlus } from '@agence/words/promises';
import { describe, expect, it } from '@jest/globals';
import type { AskModel, ModelRef } from '../../ai/port.ts';
import { readerFaultsOf } from '../../ai/simulator/reader.ts';
import { simulate, simulateFaulty } from '../../ai/simulator/simulate.ts';
import { lastRead, readingsOf } from '../../mesures/reading-cells.ts';
import { listCosts } from '../../operator/list-costs.handler.ts';
import { avantDe, redire } from '../../report/conclure-rapport.ts';
import { tasks } from '../../tasks.ts';
import { loggedIn } from '../../testing/launched.ts';
import { partsOfEachTest } from '../../testing/parts.ts';
import {
  ANSWERS,
  conflict,
  measuredByRules,
  mesureOf,
  over,
  READER,
  reread,
} from '../../testing/rereading.ts';
import { trancherCitation } from '../decisions/trancher.ts';
import { etiqueterReponse } from '../labels/reponse.ts';
import { scoreReadings } from '../labels/score-readings.ts';
import { redoReadings } from './redo.ts';

const parts = partsOfEachTest();

const kept = async (): Promise<string> => {
  const all = ['mesures', 'cells', 'answers'].map((name) => parts.db.collection(name).find().toArray());
  return JSON.stringify(await Promise.all(all));
};

describe('a further reading by a model', () => {
  it('is proposed with its calls, price and versions, and nothing is done', async () => {
    const world = await measuredByRules(parts);
    const before = await kept();
    const { result } = await reread(world, false);
    expect(result).toMatchObject({
      $case: 'rereading',
      value: {
        ...{ id: 'm_1', compte: 'agence-test', client: 'c_1' },
        ...{ lecteur: 'simulator:relu', version: READING_VERSION },
        ...{ lecteur_avant: undefined, version_avant: READER_VERSION, euros: 0, commencee: false },
      },
    });
    await world.sweep();
    expect(await kept()).toBe(before);
    const real = (id: string): ModelRef => ({ ...READER, id, provider: 'mistral', model: id });
    const price = async (model: string) => {
      const needs = { ...world.needs, reader: real(model) };
      const { result: proposed } = await reread({ needs }, false);
      return proposed?.$case === 'rereading' ? proposed.value : undefined;
    };
    const { appels_prevus = 0, euros } = (await price('mistral-small')) ?? {};
    expect(appels_prevus).toBeGreaterThan(ANSWERS * 0.8);
    expect(appels_prevus).toBeLessThanOrEqual(ANSWERS + 2 * lecturesEnPlus(ANSWERS));
    expect(euros).toBeCloseTo(appels_prevus * ((2000 * 0.15 + 300 * 0.6) / 1e6) * 0.87, 8);
    expect((await price('nobody-knows'))?.euros).toBeUndefined();
  });

  it('reads each answer once, is counted in the costs, and counts from the next document on', async () => {
    const world = await measuredByRules(parts);
    const first = await mesureOf(world);
    const report = await world.needs.livrables.find(first.document);
    const proposed = await reread(world, true);
    const again = await reread(world, true);
    expect(again).toEqual(conflict('Cette mesure est déjà en train d’être relue par simulator:relu.'));
    const next = { ...first, lancee: world.needs.clock.now() };
    const compared = async () => (await avantDe(world.needs, next, next.lancee, 0)).avant?.bilan.lecture;
    expect(await compared()).toMatchObject({ lecteur: null, version: READER_VERSION });
    await over(world);
    expect(new Set(world.asked).size).toBe(world.asked.length);
    expect(world.asked.length).toBeGreaterThan(ANSWERS * 0.8);
    if (proposed.result?.$case !== 'rereading') throw new Error('it was refused');
    expect(world.asked.length).toBeLessThanOrEqual(proposed.result.value.appels_prevus);
    const { costs } = await listCosts(world.needs)({});
    expect(costs).toMatchObject([{ compte: 'agence-test', lectures: world.asked.length }]);
    expect(await compared()).toMatchObject({ lecteur: 'simulator:relu', version: READING_VERSION });
    const { bilan, figee, lecteur } = await mesureOf(world);
    expect({ bilan, figee, lecteur }).toEqual({ bilan: first.bilan, figee: first.figee, lecteur: undefined });
    expect(await world.needs.livrables.find(first.document)).toEqual(report);
    expect((await redoReadings(world.needs)({ limit: 10 })).readings).toMatchObject([{ id: 'm_1' }]);
    const read = conflict(`Cette mesure est déjà lue par simulator:relu, version ${READING_VERSION}.`);
    expect(await reread(world, true)).toEqual(read);
    await world.sweep();
    expect(new Set(world.asked).size).toBe(world.asked.length);
    expect(await loggedIn(parts, 'mesures', 'journal')).toMatchObject([
      { operator: 'ada', what: 'relecture_demandee', on: 'm_1', why: 'a newer model' },
    ]);
  });

  it('is what the labels of its answers score', async () => {
    const world = await measuredByRules(parts);
    const [answer] = await world.needs.answers.of('m_1');
    const who = { compte: 'agence-test', porte: 'console', qui: 'anne@agence.example' } as const;
    await actingAs(who, () =>
      etiqueterReponse(world.needs)({
        compte: who.compte,
        reponse: answer?._id ?? '',
        noms: [],
        position: undefined,
      }),
    );
    const scored = async () => (await scoreReadings(world.needs)({})).scores;
    expect(await scored()).toMatchObject([{ lecteur: undefined, version: READER_VERSION, reponses: 1 }]);
    await reread(world, true);
    await over(world);
    expect(await scored()).toMatchObject([{ lecteur: READER.id, version: READING_VERSION, reponses: 1 }]);
  });

  it('changes nothing of what was handed in: it is said again as it was', async () => {
    const world = await measuredByRules(parts);
    const told = world.remis.at(-1);
    await reread(world, true);
    await over(world);
    world.remis.splice(0);
    await redire(world.needs, { client: 'c_1', origine: 'm_1' });
    expect(world.remis.at(-1)).toEqual(told);
  });

  it('that a dead process left is gone on with, and what it may have asked is asked no more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const world = await measuredByRules(parts, (call) =>
      call.hint?.genre === 'lecture' ? promise.then(() => simulate(call)) : simulate(call),
    );
    await reread(world, true);
    const pour = readingsOf('m_1', (await mesureOf(world)).relecture ?? undefined);
    await tasks(world.needs).lecture.conclude(pour);
    const dead = { etat: 'calling', fence: 1, attempt: 1, lease_until: 1 };
    const kept = parts.db.collection<{ _id: string }>('cells');
    const held = await kept.findOneAndUpdate({ pour, etat: 'todo' }, { $set: dead }, { sort: { _id: -1 } });
    const ids = (await world.needs.cells.of(pour)).map(({ _id }) => _id);
    resolve();
    await over(world);
    expect(new Set([...world.asked, held?._id])).toEqual(new Set(ids));
    expect(world.asked).toHaveLength(ids.length - 1);
    expect((await mesureOf(world)).relues).toMatchObject([
      { inconnues: [held?._id], bilan: { lecture: {} } },
    ]);
  });

  it('of which the model read nothing leaves the reading before, and may be ordered anew', async () => {
    let ask: AskModel = async () => ({ kind: 'rejected', status: 404, why: 'HTTP 404' });
    const world = await measuredByRules(parts, (call) =>
      call.hint?.genre === 'lecture' ? ask(call) : simulate(call),
    );
    await reread(world, true);
    await over(world);
    expect((await mesureOf(world)).relues).toMatchObject([{ essai: 1, bilan: null }]);
    ask = simulate;
    expect((await reread(world, true)).result?.$case).toBe('rereading');
    await over(world);
    expect((await mesureOf(world)).relues).toMatchObject([{ bilan: null }, { essai: 2, bilan: {} }]);
  });

  it('shows the citations that it leaves uncertain, and what people decide on them counts', async () => {
    const world = await measuredByRules(parts, simulateFaulty({ reader: readerFaultsOf('forgets=1') }));
    const who = { compte: 'agence-test', client: 'c_1' };
    const uncertain = async () => lastRead('m_1', await mesureOf(world)).mesure.bilan?.incertaines ?? [];
    expect(await uncertain()).toEqual([]);
    await reread(world, true);
    await over(world);
    const [{ reponse } = { reponse: '' }] = await uncertain();
    const next = { ...(await mesureOf(world)), lancee: world.needs.clock.now() };
    const cited = async () => {
      const { avant } = await avantDe(world.needs, next, next.lancee, 0);
      const counts = (avant?.bilan.questions ?? []).flatMap(({ par_modele }) => par_modele);
      const sum = counts.reduce((all, { cite }) => all + cite, 0);
      expect(avant?.bilan.voix?.client).toBe(sum);
      return sum;
    };
    const before = await cited();
    const decision = { ...who, reponse, comptee: true, command_id: 'decided', nom: '' };
    expect(await trancherCitation(world.needs)(decision)).toMatchObject({ result: { $case: 'tranchee' } });
    expect(await cited()).toBe(before + 1);
  });
});
