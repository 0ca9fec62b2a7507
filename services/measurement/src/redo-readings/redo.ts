import type { ReadingRedone } from '@agence/proto/measurement/v1/operator';
import { unix } from '@agence/words/paris';
import { etatsDe } from '../assembler/etats.ts';
import { lire } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import { lastRead } from '../mesures/last-read.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { readingsMade } from '../mesures/replies.ts';
import type { Needs } from '../needs.ts';

/** The delivered states, beside the states that the stored answers give today. Writes nothing. */
export const redo = async (needs: Needs, id: string, mesure: Mesure): Promise<ReadingRedone | null> => {
  const { compte, client, lancee, document, bilan, questions } = mesure;
  const { mesure: last, pour } = lastRead(id, mesure);
  const { figee } = last;
  if (figee === null || bilan === null) return null;
  const [all, readings] = [await needs.cells.of(id), await readingsMade(needs, id, pour)];
  const lectures = await lire({ mesure: last, figee, all, readings }, await needs.answers.of(id));
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
