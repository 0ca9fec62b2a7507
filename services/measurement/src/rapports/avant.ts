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

type Before = {
  readonly avant: Avant | null;
  readonly meme_mois: boolean;
  /** The measurements before that may stand in a report, oldest first; `avant` is the last of them. */
  readonly cours: readonly Avant[];
};

/** With the one that is being concluded, a year from a month to the same month. */
const MOST = 12;

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
 * The results before, and whether the last report is of the same month. Results from before a correction of the client
 * are not compared: the report is a first one again.
 */
export const avantDe = async (needs: Needs, mesure: Mesure, at: Date, corrige: number): Promise<Before> => {
  const done = await needs.mesures.before(mesure.client, mesure.lancee, MOST);
  const read = done.map(({ id, mesure: found }) => ({ id, ...lastRead(id, found) }));
  const cours: Avant[] = [];
  for (const found of read) {
    const { figee, bilan, revision } = found.mesure;
    if (!bilan || figee === null || revision < corrige) break;
    cours.unshift({ jour: isoDay(figee.at), bilan: await bilanTranche(needs, found, figee, bilan) });
  }
  const ended = read[0]?.mesure.figee?.at;
  const meme_mois = ended !== undefined && readableMonth(ended) === readableMonth(at);
  return { avant: cours.at(-1) ?? null, meme_mois, cours };
};
