import type {
  ReadingRedone,
  RedoReadingsRequest,
  RedoReadingsResponse,
} from '@agence/proto/measurement/v1/operator';
import { daysLater } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { redo } from './redo.ts';

/** Without an account: the measurements of about a month. */
const RECENT_DAYS = 35;
const MOST = 100;

/** Reads stored answers again with today's reader: no call is made, documents handed over stay as they are. */
export const redoReadings =
  (needs: Needs) =>
  async ({ compte, limit }: RedoReadingsRequest): Promise<RedoReadingsResponse> => {
    const { mesures, clock } = needs;
    const rows =
      compte === undefined
        ? await mesures.doneSince(daysLater(clock.now(), -RECENT_DAYS), MOST)
        : (await mesures.ofAccount(compte)).filter(({ mesure }) => mesure.etat === 'faite');
    const readings: ReadingRedone[] = [];
    for (const { id, mesure } of rows) {
      if (readings.length >= Math.min(Math.max(limit, 1), MOST)) break;
      const redone = await redo(needs, id, mesure);
      if (redone !== null) readings.push(redone);
    }
    return { readings };
  };
