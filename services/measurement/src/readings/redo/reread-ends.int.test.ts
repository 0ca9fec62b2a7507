import { markedSince, marksOnce } from '@agence/platform/bus/mark-once';
import { Unavailable } from '@agence/platform/process/faults';
import { READING_VERSION } from '@agence/reading';
import { eventually } from '@agence/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { simulate } from '../../ai/simulator/simulate.ts';
import { lireDonnees } from '../../livrables/lire.ts';
import { effacerCompte } from '../../mesures/effacer-client.ts';
import { reactions } from '../../reactions.ts';
import { restored } from '../../restored.ts';
import { DAY_MS, ended, launched, workAll } from '../../testing/launched.ts';
import { partsOfEachTest } from '../../testing/parts.ts';
import {
  conflict,
  measuredByRules,
  mesureOf,
  openCells,
  over,
  READER,
  reread,
} from '../../testing/rereading.ts';

const parts = partsOfEachTest();

const READING = { genre: 'lecture' };

it('the data of a report stay those that the report used', async () => {
  const world = await measuredByRules(parts);
  const { links, clock } = world.needs;
  const token = links.sign((await mesureOf(world)).document, clock.now()).split('/d/')[1] ?? '';
  const data = () => lireDonnees(world.needs)({ token, fichier: 'donnees.json' });
  const before = await data();
  expect(before).toMatchObject({ result: { $case: 'fichier' } });
  await reread(world, true);
  await over(world);
  expect((await mesureOf(world)).relues).toMatchObject([{ bilan: {} }]);
  expect(await data()).toEqual(before);
});

describe('a further reading stops', () => {
  /** Five answers are read, the others wait for a reader that is throttled. */
  const begun = async () => {
    const read: unknown[] = [];
    const world = await measuredByRules(parts, (call) =>
      call.hint?.genre === 'lecture' && read.push(call) > 5
        ? Promise.resolve({ kind: 'throttled', why: 'slow down', retry_after_s: 3600 })
        : simulate(call),
    );
    await reread(world, true);
    const count = (etat: readonly string[]) =>
      parts.db.collection('cells').countDocuments({ ...READING, etat: { $in: etat } });
    await eventually(async () => {
      await world.sweep();
      const all = await parts.db.collection('cells').countDocuments(READING);
      return read.length === all && all > 5 && (await count(['claimed', 'calling'])) === 0;
    });
    expect(await count(['done'])).toBe(5);
    return world;
  };

  it('when the client is removed', async () => {
    const world = await begun();
    world.dossier.actif = false;
    const removed = reactions(world.needs, async () => {}).find(({ event }) => event === 'client_retire');
    await removed?.react({ compte: 'agence-test', client: 'c_1', revision: 1 } as never, { id: 'e' });
    await over(world);
    expect(await openCells(parts)).toBe(0);
    expect((await mesureOf(world)).relues).toMatchObject([{ bilan: null }]);
    expect(await reread(world, true)).toEqual(
      conflict(
        'Le client a changé ou est parti depuis cette mesure\u00a0: aucun document n’en tiendrait compte.',
      ),
    );
  });

  it('also for a client that was taken back since', async () => {
    const world = await begun();
    await world.needs.cells.cancel('c_1', 1);
    await over(world);
    expect((await mesureOf(world)).relues).toMatchObject([{ bilan: null }]);
  });

  it('when a removal came before its calls were created', async () => {
    const world = await measuredByRules(parts);
    await reread(world, true);
    world.dossier.actif = false;
    await over(world);
    expect([world.asked, (await mesureOf(world)).relues?.[0]?.bilan]).toEqual([[], null]);
  });

  it('when the answers are deleted', async () => {
    const world = await begun();
    await parts.db.collection('cells').updateMany({ etat: 'todo' }, { $set: { etat: 'rejected' } });
    await parts.db.collection('answers').deleteOne({ pour: 'm_1' });
    await over(world);
    expect((await mesureOf(world)).relues).toMatchObject([{ bilan: null }]);
  });

  it('when the account is erased, and nothing that it read stays', async () => {
    const world = await measuredByRules(parts);
    await reread(world, true);
    await over(world);
    expect(await parts.db.collection('answers').countDocuments(READING)).toBeGreaterThan(0);
    world.account.efface_ts = 1;
    await eventually(async () => {
      try {
        await effacerCompte(world.needs, 'agence-test');
        return true;
      } catch (fault) {
        if (fault instanceof Unavailable) return false;
        throw fault;
      }
    });
    expect(await parts.db.collection('answers').countDocuments(READING)).toBe(0);
    expect(JSON.stringify((await mesureOf(world)).relues)).not.toMatch(/Martin|Rennes/);
    expect((await mesureOf(world)).relues).toMatchObject([{ bilan: null }]);
  });
});

it('a reading of old answers is deleted with them', async () => {
  const world = await measuredByRules(parts);
  world.later(390 * DAY_MS);
  await reread(world, true);
  await over(world);
  expect(await parts.db.collection('answers').countDocuments(READING)).toBeGreaterThan(0);
  world.later(10 * DAY_MS);
  await world.sweep();
  expect(await parts.db.collection('answers').countDocuments({ pour: /^(l_)?m_1/ } as never)).toBe(0);
  expect(await reread(world, true)).toMatchObject({ result: { $case: 'refus' } });
});

describe('where the database is put back from an older copy', () => {
  it.each([
    ['and the bus knows the calls', false],
    ['and so is the bus', true],
  ])('no reading is asked for twice: %s', async (_, busRestored) => {
    let mark = marksOnce(parts.bus, 'calls');
    const world = await measuredByRules(parts, simulate, { mark: (...given) => mark(...given) });
    await reread(world, true);
    const rows = await parts.db.collection('mesures').find().toArray();
    await over(world);
    const made = world.asked.length;
    expect(made).toBeGreaterThan(0);
    await parts.db.collection('mesures').deleteMany({});
    await parts.db.collection('mesures').insertMany(rows);
    for (const name of ['cells', 'answers']) await parts.db.collection(name).deleteMany(READING);
    const stream = busRestored ? 'older' : 'calls';
    mark = marksOnce(parts.bus, stream);
    if (busRestored) await mark('m_0:1:0:1.1', 'before');
    const since = markedSince(parts.bus, stream);
    await restored({ ...world.needs, markedSince: since }).settle(new Date(0), busRestored);
    await over(world);
    expect(world.asked).toHaveLength(made);
    expect((await mesureOf(world)).relues).toMatchObject([{ bilan: null }]);
  });
});

describe('a measurement is not read again', () => {
  it('that does not exist, runs, or failed', async () => {
    const world = await launched(parts, { reader: READER });
    for (const id of ['m_9', ''])
      expect(await reread(world, true, id)).toEqual(
        conflict('Aucune mesure ne porte cet identifiant.', 'not_found'),
      );
    expect(await reread(world, true)).toEqual(
      conflict('Seule une mesure faite peut être relue\u00a0: celle-ci est «\u00a0en cours\u00a0».'),
    );
  });

  it('whose answers are no longer stored, where rules read, or that this version read', async () => {
    const world = await launched(parts);
    await workAll(world.needs, 'm_1');
    await world.sweep();
    await ended(world);
    expect(await reread(world, false)).toEqual(
      conflict(`Cette mesure est déjà lue par simulator:lecteur, version ${READING_VERSION}.`),
    );
    const needs = { ...world.needs, reader: READER };
    expect((await reread({ needs }, false)).result?.$case).toBe('rereading');
    expect(await reread({ needs: { ...needs, reader: null } }, false)).toEqual(
      conflict('Aucun modèle ne lit les réponses\u00a0: READER_MODEL demande les règles.'),
    );
    await needs.answers.forget('m_1');
    expect(await reread({ needs }, false)).toEqual(
      conflict('Les réponses de cette mesure ne sont plus gardées\u00a0: elle ne peut plus être relue.'),
    );
  });
});
