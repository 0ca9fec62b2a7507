import type { ReadingRedone } from '@agence/proto/measurement/v1/operator';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { MOST, measuredLately, redo } from './redo.ts';

/** Reads stored answers again with the current reader. It makes no call and changes no delivered document. */
export const redoReadings =
  (needs: Needs): Rpc['redoReadings'] =>
  async ({ compte, limit }) => {
    const readings: ReadingRedone[] = [];
    for (const { id, mesure } of await measuredLately(needs, compte)) {
      if (readings.length >= Math.min(Math.max(limit, 1), MOST)) break;
      const redone = await redo(needs, id, mesure);
      if (redone !== null) readings.push(redone);
    }
    return { readings };
  };
