import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ReponseMontree } from '@agence/proto/measurement/v1/readings';
import type { Lecture } from '../assembler/lecture.ts';
import { REPONSE } from '../links/links.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { montrer } from './montrer.ts';

/** Answers of a measurement as a page shows them. */
export const montrees = async (
  { answers, citations, links, clock, models }: Needs,
  id: string,
  { fiche }: Mesure,
  lectures: readonly Lecture[],
  most: number,
): Promise<ReponseMontree[]> => {
  const { typesetAnswer } = await import('@agence/reading');
  const whole = await answers.wholeOf(lectures.map(({ cell }) => cell._id));
  const decisions = await citations.of(id);
  const lienVers = (reponse: string) => links.sign(`${REPONSE}${reponse}`, clock.now());
  const around = { fiche, models, typesetAnswer, most, whole, decisions, lienVers };
  const shown: ReponseMontree[] = [];
  for (const lecture of lectures) {
    shown.push(montrer(lecture, around));
    await yieldToOthers();
  }
  return shown;
};
