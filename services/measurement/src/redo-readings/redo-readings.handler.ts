import type {
  ReadingRedone,
  RedoReadingsRequest,
  RedoReadingsResponse,
} from '@agence/proto/measurement/v1/operator';
import type { Needs } from '../needs.ts';
import { MOST, measuredLately } from './measured-lately.ts';
import { redo } from './redo.ts';

/** Reads stored answers again with the current reader. It makes no call and changes no delivered document. */
export const redoReadings =
  (needs: Needs) =>
  async ({ compte, limit }: RedoReadingsRequest): Promise<RedoReadingsResponse> => {
    const readings: ReadingRedone[] = [];
    for (const { id, mesure } of await measuredLately(needs, compte)) {
      if (readings.length >= Math.min(Math.max(limit, 1), MOST)) break;
      const redone = await redo(needs, id, mesure);
      if (redone !== null) readings.push(redone);
    }
    return { readings };
  };
