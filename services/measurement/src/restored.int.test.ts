import { markedSince, marksOnce } from '@agence/platform/bus/mark-once';
import { machineNow } from '@agence/platform/process/clock';
import { eventually } from '@agence/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { simulate } from './ai/simulator/simulate.ts';
import { onLeadAccepte } from './diagnostic/commander.ts';
import { ended as diagnosed, diagnosing } from './diagnostic/testing/diagnosing.ts';
import type { Needs } from './needs.ts';
import { preparer } from './preparations/preparer.ts';
import { restored } from './restored.ts';
import { DAY_MS, ended, etatDe, launched, work } from './testing/launched.ts';
import { measuring } from './testing/measuring.ts';
import { partsOfEachTest } from './testing/parts.ts';

const parts = partsOfEachTest();

it('calls that left after the copy become unknown, those that did not stay to be made, and what was begun since is counted', async () => {
  const { needs } = await launched(parts);
  const mark = marksOnce(parts.bus, 'calls');
  const made = restored({ ...needs, markedSince: markedSince(parts.bus, 'calls') });
  const since = new Date(0);
  expect(await made.will(since)).toEqual([]);

  await work({ ...needs, mark }, 'm_1:1:0:1');
  // The copy has them as they were before; one of them is held by a process that died since.
  const cells = parts.db.collection<{ _id: string }>('cells');
  const [done] = await cells.find({ _id: 'm_1:1:0:1' }).toArray();
  await mark('m_1:1:0:2.1', 'before');
  await mark('m_9:1:0:1.1', 'before');
  await cells.updateOne(
    { _id: 'm_1:1:0:2' },
    { $set: { etat: 'claimed', fence: 3, lease_until: machineNow().getTime() + 60_000 } },
  );
  const [waiting] = await cells.find({ _id: 'm_1:2:0:1' }).toArray();

  const will = await made.will(since);
  expect(will).toHaveLength(2);
  expect(will[0]).toMatch(
    /^m_1 \(.+\): 1 calls left after the copy; they become unknown, none is made again$/,
  );
  expect(will[1]).toMatch(/^1 calls left for what was begun after the copy/);
  await made.settle(since);
  await made.settle(since);
  expect(await needs.cells.find('m_1:1:0:2')).toMatchObject({ etat: 'indeterminate', lease_until: null });
  expect(await cells.find({ _id: { $in: ['m_1:1:0:1', 'm_1:2:0:1'] } }).toArray()).toEqual([done, waiting]);
  expect((await made.will(since)).map((line) => line.split(' ')[0])).toEqual(['1']);
});

describe('where the bus was put back as well', () => {
  const since = new Date(0);
  const settled = async (needs: Needs) => {
    const made = restored({ ...needs, markedSince: markedSince(parts.bus, 'calls') });
    const will = await made.will(since, true);
    for (let n = 0; n < 2; n += 1) await made.settle(since, true);
    return will;
  };
  /** The seeds of the calls that leave. */
  const counting = () => {
    const asked: string[] = [];
    const ask: Needs['ask'] = (call) => {
      asked.push(call.hint?.seed ?? '');
      return simulate(call);
    };
    return { asked, ask };
  };

  it('no call of a measurement that was launched is made again, nor that of its page', async () => {
    const { asked, ask } = counting();
    const world = await launched(parts, { ask });
    const { needs } = world;
    const all = await needs.cells.of('m_1');
    // All but one were answered in the copy already: the measurement ends well, and has a page.
    for (const { _id } of all.slice(1)) await work(needs, _id);
    const before = asked.length;
    const readings = (await needs.cells.of('l_m_1')).length;
    expect(await settled(needs)).toEqual([
      'the bus is older as well: which calls left after it is not known',
      'm_1 (agence-test): 1 calls may have left after the copy; they become unknown, none is made again',
      `l_m_1 (agence-test): ${readings} calls may have left after the copy; they become unknown, none is made again`,
      // The page, and of each answer the three that reading it may take.
      `${1 + 3 * 40 - readings} calls that follow from what is under way may have left after the copy; none is made again`,
    ]);
    expect(await needs.cells.find(all[0]?._id ?? '')).toMatchObject({ etat: 'indeterminate', tries: [''] });
    await world.start();
    await ended(world);
    await eventually(async () => {
      await world.sweep();
      return (await needs.pages.find('g_m_1'))?.finie != null;
    });
    expect([await etatDe(world), asked.length]).toEqual(['faite', before]);
    expect(await needs.cells.find('g_m_1')).toMatchObject({ etat: 'indeterminate' });
  });

  it('a measurement whose calls the copy does not have yet makes none of them', async () => {
    const { asked, ask } = counting();
    const world = await launched(parts, { ask });
    const { deletedCount } = await parts.db.collection('cells').deleteMany({ pour: 'm_1' });
    expect((await settled(world.needs))[1]).toMatch(new RegExp(`^${4 * deletedCount + 1} calls that follow`));
    await world.start();
    await eventually(async () => {
      await world.sweep();
      return (await etatDe(world)) === 'en échec';
    });
    expect(asked).toEqual([]);
  });

  it('questions that were being prepared are not asked for again, and we write them', async () => {
    const { asked, ask } = counting();
    const world = measuring(parts, { ask });
    await preparer(world.needs, { compte: 'agence-test', client: 'c_1', revision: 1 });
    await settled(world.needs);
    await world.start();
    await eventually(async () => {
      await world.sweep();
      return world.questions.length === 3;
    });
    expect(asked).toEqual([]);
  });

  it('nor is a diagnostic that began with them, until it is tried again the next day', async () => {
    const { asked, ask } = counting();
    const one = diagnosing(parts, { ask });
    await onLeadAccepte(one.needs, { lead: 'l_1' });
    await settled(one.needs);
    await one.start();
    await diagnosed(one, 'm_l_1');
    expect([await etatDe(one, 'm_l_1'), asked]).toEqual(['en échec', []]);
    one.later(DAY_MS);
    await diagnosed(one, 'm_l_1_2');
    expect(await etatDe(one, 'm_l_1_2')).toBe('faite');
  });

  it('nor is a second try whose day came since the copy', async () => {
    const { asked, ask } = counting();
    const world = await launched(parts, { ask });
    await parts.db
      .collection('cells')
      .updateMany({ pour: 'm_1' }, { $set: { etat: 'refused', ended: machineNow().getTime() } });
    await world.start();
    await ended(world);
    world.later(DAY_MS);
    await settled(world.needs);
    await eventually(async () => {
      await world.sweep();
      return (await etatDe(world, 'm_1_2')) === 'en échec';
    });
    expect(asked).toEqual([]);
  });
});
