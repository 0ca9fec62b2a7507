import { daysLater, unix } from '@agence/platform/paris';
import type {
  ReadingRedone,
  RedoReadingsRequest,
  RedoReadingsResponse,
} from '@agence/proto/measurement/v1/operator';
import { etatsDe } from '../assembler/etats.ts';
import { lire } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';

/** Without an account: the measurements of about a month. */
const RECENT_DAYS = 35;
const MOST = 100;

/** The states as they were handed in, beside those that the stored answers give today. Writes nothing. */
const redo = async ({ cells, answers }: Needs, id: string, mesure: Mesure): Promise<ReadingRedone | null> => {
  const { compte, client, lancee, document, figee, bilan, questions } = mesure;
  if (figee === null || bilan === null) return null;
  const lectures = await lire(mesure, figee, await cells.of(id), await answers.of(id));
  // Answers are kept for thirteen months: what is gone cannot be read again.
  if (!lectures.some(isRead)) return null;
  const before = new Map(bilan.questions.map(({ n, etat }) => [n, etat]));
  const today = new Map(etatsDe(mesure, lectures, bilan.questions).map(({ n, etat }) => [n, etat]));
  const etats = questions.map(({ n, question }) => {
    const [avant, apres] = [before.get(n), today.get(n)];
    return { n, question, avant, apres };
  });
  const changes = etats.filter(({ avant, apres }) => avant !== apres).length;
  const reponses = lectures.filter(isRead).length;
  return { id, compte, client, lancee_ts: unix(lancee), document, reponses, changes, etats };
};

/** Reads stored answers again with today's reader: no call is made, documents handed over stay as they are. */
export const redoReadings =
  (needs: Needs) =>
  async ({ compte, limit }: RedoReadingsRequest): Promise<RedoReadingsResponse> => {
    const { mesures, clock } = needs;
    const rows =
      compte === undefined
        ? await mesures.doneSince(daysLater(clock.now(), -RECENT_DAYS))
        : (await mesures.ofAccount(compte)).filter(({ mesure }) => mesure.etat === 'faite');
    const readings: ReadingRedone[] = [];
    for (const { id, mesure } of rows) {
      if (readings.length >= Math.min(Math.max(limit, 1), MOST)) break;
      const redone = await redo(needs, id, mesure);
      if (redone !== null) readings.push(redone);
    }
    return { readings };
  };
