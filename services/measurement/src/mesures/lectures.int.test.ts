import { eventually } from '@agence/testing/eventually';
import { lecturesEnPlus } from '@agence/words/promises';
import { describe, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { readerFaultsOf } from '../ai/simulator/reader.ts';
import { simulate, simulateFaulty } from '../ai/simulator/simulate.ts';
import { etatDe, launched, measured, workAll } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { readBy, readingsOf } from './reading-cells.ts';

const parts = partsOfEachTest();

/** The steps of reading that were called, each with how often. */
const stepsOf = async ({ needs }: Measuring): Promise<Record<string, number>> => {
  const cells = await needs.cells.of(readingsOf('m_1'));
  return Object.fromEntries(
    [...Map.groupBy(cells, (cell) => readBy(cell).step)].map(([step, of]) => [step, of.length]),
  );
};

/** Two questions to two models, ten times each. */
const ANSWERS = 40;

describe('the answers of a measurement', () => {
  it('are read by the model, each once, while others are asked', async () => {
    const world = await measured(parts);
    expect(await etatDe(world)).toBe('faite');
    const { lecture = 0, ...others } = await stepsOf(world);
    // Empty, cut and declined answers are not read.
    expect(lecture).toBeGreaterThan(ANSWERS * 0.8);
    expect(lecture).toBeLessThanOrEqual(ANSWERS);
    expect(others).toEqual({});
  });

  it('are read once more where the reply is no JSON, as often as was announced, then by rules', async () => {
    const world = await measured(parts, { ask: simulateFaulty({ reader: readerFaultsOf('json=1') }) });
    expect(await etatDe(world)).toBe('faite');
    expect(await stepsOf(world)).toEqual({
      lecture: expect.any(Number),
      relecture: lecturesEnPlus(ANSWERS),
    });
  });

  it('are read by rules at once where the reader does not exist', async () => {
    const ask: AskModel = async (call) =>
      call.hint?.genre === 'lecture' ? { kind: 'rejected', status: 404, why: 'HTTP 404' } : simulate(call);
    const world = await measured(parts, { ask });
    expect(await etatDe(world)).toBe('faite');
    expect(await stepsOf(world)).toEqual({ lecture: expect.any(Number) });
  });

  it('that a process which died left unread are read by the next look', async () => {
    const world = await launched(parts);
    await workAll(world.needs, 'm_1');
    const { deletedCount } = await parts.db.collection('cells').deleteMany({ pour: readingsOf('m_1') });
    await parts.db.collection('answers').deleteMany({ pour: readingsOf('m_1') });
    await world.start();
    await eventually(async () => {
      await world.sweep();
      return (await etatDe(world)) === 'faite';
    });
    expect(await stepsOf(world)).toEqual({ lecture: deletedCount });
  });

  it('are asked about once more where the model does not name a client in sight, as often as was announced', async () => {
    const world = await measured(parts, { ask: simulateFaulty({ reader: readerFaultsOf('forgets=1') }) });
    expect(await etatDe(world)).toBe('faite');
    expect((await stepsOf(world))['precision']).toBe(lecturesEnPlus(ANSWERS));
    const [states] = world.remis;
    expect(states?.etats.some(({ incertaines }) => incertaines > 0)).toBe(true);
  });
});
