import type { ShowReadingsRequest, ShowReadingsResponse } from '@agence/proto/measurement/v1/operator';
import { isoDay } from '@agence/words/paris';
import { isComparable } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { SANS_MODELE } from '../states/comment-lues.ts';
import { stretch } from './cost.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The current reader, and how the answers of the measurements launched in a month were read. */
export const showReadings =
  ({ mesures, clock, reader, readerChosen: choisi }: Needs) =>
  async ({ mois = isoDay(clock.now()).slice(0, 7) }: ShowReadingsRequest): Promise<ShowReadingsResponse> => {
    const { READING_VERSION, READER_VERSION } = await import('@agence/reading');
    const found = await mesures.found(...stretch(mois, clock.now()));
    const bilans = found.flatMap(({ lancee, bilan }) =>
      isoDay(lancee).startsWith(mois) && isComparable(bilan) ? bilan : [],
    );
    const lectures = bilans.map(({ lecture }) => lecture);
    const replis: Record<string, number> = {};
    for (const [why, count] of lectures.flatMap((lecture) => Object.entries(lecture.replis)))
      replis[why] = (replis[why] ?? 0) + count;
    const par_regles = sum(Object.values(replis));
    delete replis[SANS_MODELE];
    return {
      ...{ lecteur: reader?.id, choisi, version: reader === null ? READER_VERSION : READING_VERSION, mois },
      ...{ par_modele: sum(lectures.map(({ par_modele }) => par_modele)), par_regles, replis },
      incertaines: sum(bilans.map(({ incertaines }) => incertaines.length)),
    };
  };
