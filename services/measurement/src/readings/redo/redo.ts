import type { ReadingRedone } from '@agence/proto/measurement/v1/operator';
import { daysLater, unix } from '@agence/words/paris';
import type { Mesure } from '../../mesures/mesure.ts';
import type { Needs } from '../../needs.ts';
import { etatsDe } from '../../states/constat.ts';
import { isRead, lecturesDe } from '../../states/lecture.ts';

/** About a month, for requests without an account. */
const RECENT_DAYS = 35;
export const MOST = 100;

/** Measurements with a result: all of an account, or the latest of all accounts when none is given. */
export const measuredLately = async (
  { mesures, clock }: Pick<Needs, 'mesures' | 'clock'>,
  compte: string | undefined,
) =>
  compte === undefined
    ? mesures.doneSince(daysLater(clock.now(), -RECENT_DAYS), MOST)
    : (await mesures.ofAccount(compte)).filter(({ mesure }) => mesure.etat === 'faite');

/** The delivered states, beside the states that the stored answers give today. Writes nothing. */
export const redo = async (needs: Needs, id: string, mesure: Mesure): Promise<ReadingRedone | null> => {
  const { compte, client, lancee, document, bilan, questions } = mesure;
  if (mesure.figee === null || bilan === null) return null;
  const lectures = await lecturesDe(needs, id, mesure);
  // Answers are deleted after thirteen months, and then cannot be read again.
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
