import type { ReadingRedone } from '@agence/proto/measurement/v1/operator';
import { daysLater, unix } from '@agence/words/paris';
import type { Mesure } from '../../mesures/mesure.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { depouiller } from '../../states/depouiller.ts';
import { isRead, lecturesDe } from '../../states/lecture.ts';

/** About a month, for requests without an account. */
const RECENT_DAYS = 35;
const MOST = 100;

/** Measurements with a result: all of an account, or the latest of all accounts when none is given. */
export const measuredLately = async ({ mesures, clock }: Needs, compte: string | undefined) =>
  compte === undefined
    ? mesures.doneSince(daysLater(clock.now(), -RECENT_DAYS), MOST)
    : (await mesures.ofAccount(compte)).filter(({ mesure }) => mesure.etat === 'faite');

/** The delivered states, beside the states that the stored answers give today. Writes nothing. */
const redo = async (needs: Needs, id: string, mesure: Mesure): Promise<ReadingRedone | null> => {
  const { compte, client, lancee, document, bilan, questions } = mesure;
  if (mesure.figee === null || bilan === null) return null;
  const lectures = await lecturesDe(needs, id, mesure);
  const reponses = lectures.filter(isRead).length;
  // Answers are deleted after thirteen months, and then cannot be read again.
  if (reponses === 0) return null;
  const { questions: today } = depouiller(mesure, lectures, bilan.questions);
  const etats = questions.map(({ n, question }) => {
    const [avant, apres] = [bilan.questions, today].map(
      (rows) => rows.find((row) => row.n === n)?.etat ?? undefined,
    );
    return { n, question, avant, apres };
  });
  const changes = etats.filter(({ avant, apres }) => avant !== apres).length;
  return { id, compte, client, lancee_ts: unix(lancee), document, reponses, changes, etats };
};

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
