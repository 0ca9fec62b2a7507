import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import { unix } from '@agence/words/paris';
import type { Mesure } from '../../mesures/mesure.ts';
import type { Needs } from '../../needs.ts';
import { isRead, lecturesDe } from '../../states/lecture.ts';
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
export const lecturesLues = async (needs: Needs, id: string, mesure: Mesure, reponses: readonly string[]) => {
  const which = ({ _id }: { readonly _id: string }) => reponses.includes(_id);
  return (await lecturesDe(needs, id, mesure, which, () => new Map())).filter(isRead);
};

export const etiquetteDite = ({ position, noms, qui, le }: Etiquette) => ({
  ...{ position: position ?? undefined, noms: [...noms], qui, le_ts: unix(le) },
});
