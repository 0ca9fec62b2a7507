import { isoDay, readableMonth } from '@agence/words/paris';
import { type Avant, bilanDe } from '../assembler/bilan.ts';
import { etatsDe } from '../assembler/etats.ts';
import { lire } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import type { Bilan } from '../mesures/bilan.ts';
import { lastRead } from '../mesures/last-read.ts';
import type { Figee, Mesure } from '../mesures/mesure.ts';
import { readingsMade } from '../mesures/replies.ts';
import type { Needs } from '../needs.ts';

type Before = { readonly avant: Avant | null; readonly meme_mois: boolean };

/** The results of a measurement; read again if people have decided uncertain citations since. */
const bilanTranche = async (
  needs: Needs,
  { id, mesure, pour }: { readonly id: string; readonly mesure: Mesure; readonly pour: string },
  figee: Figee,
  bilan: Bilan,
): Promise<Bilan> => {
  const { cells, answers, citations } = needs;
  if ((await citations.of(id)).size === 0) return bilan;
  const [all, readings] = [await cells.of(id), await readingsMade(needs, id, pour)];
  const lectures = await lire({ mesure, figee, all, readings }, await answers.of(id));
  const classees = etatsDe(mesure, lectures, bilan.questions);
  return { ...bilan, questions: bilanDe(mesure, lectures.filter(isRead), classees).questions };
};

/**
 * The previous results, and whether their report is of the same month. Results from before a correction of the client
 * are not compared: the report is a first one again.
 */
export const avantDe = async (needs: Needs, mesure: Mesure, at: Date, corrige: number): Promise<Before> => {
  const before = await needs.mesures.before(mesure.client, mesure.lancee);
  if (before === null) return { avant: null, meme_mois: false };
  const { mesure: last, pour } = lastRead(before.id, before.mesure);
  const { figee } = last;
  if (!last.bilan || figee === null) return { avant: null, meme_mois: false };
  const meme_mois = readableMonth(figee.at) === readableMonth(at);
  if (last.revision < corrige) return { avant: null, meme_mois };
  const bilan = await bilanTranche(needs, { id: before.id, mesure: last, pour }, figee, last.bilan);
  return { avant: { jour: isoDay(figee.at), bilan }, meme_mois };
};
