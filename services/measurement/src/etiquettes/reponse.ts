import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import { unix } from '@agence/words/paris';
import { lire } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import { lastRead } from '../mesures/last-read.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { readingsMade } from '../mesures/replies.ts';
import type { Needs } from '../needs.ts';
import type { Etiquette } from './etiquette.store.ts';

export const INCONNUE = refused(
  refuse('not_found', fr`Cette réponse n'existe pas sur ce compte, ou n'est plus gardée.`),
);

/** A stored answer with its measurement; null unless the measurement is done and belongs to the account. */
export const reponseDe = async ({ answers, mesures }: Needs, compte: string, reponse: string) => {
  const [answer] = await answers.these([reponse]);
  const { state: mesure } = answer === undefined ? { state: null } : await mesures.read(answer.pour);
  const found = mesure?.compte === compte && mesure.etat === 'faite';
  return answer === undefined || mesure === null || !found ? null : { answer, mesure, id: answer.pour };
};

/** The readings of these answers, without people's decisions, because only the reader is scored. */
export const lecturesDe = async (needs: Needs, id: string, mesure: Mesure, reponses: readonly string[]) => {
  const { cells, answers } = needs;
  const { mesure: last, pour } = lastRead(id, mesure);
  if (last.figee === null) return [];
  const readings = { ...(await readingsMade(needs, id, pour)), decisions: new Map<string, never>() };
  const all = (await cells.of(id)).filter(({ _id }) => reponses.includes(_id));
  const lectures = await lire(
    { mesure: last, figee: last.figee, all, readings },
    await answers.these(reponses),
  );
  return lectures.filter(isRead);
};

/** A label as the console shows it. */
export const etiquetteDite = ({ position, noms, qui, le }: Etiquette) => ({
  ...{ position: position ?? undefined, noms: [...noms], qui, le_ts: unix(le) },
});
