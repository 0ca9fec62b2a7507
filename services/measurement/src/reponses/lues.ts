import type { LireReponsesRequest, ReponsesLues } from '@agence/proto/measurement/v1/readings';
import { unix } from '@agence/words/paris';
import { isRead } from '../assembler/rapport.ts';
import type { Needs } from '../needs.ts';
import { filtrer, pageDe } from './filtrer.ts';
import { lecturesDe } from './lectures-de.ts';
import type { Demandee } from './mesure-demandee.ts';
import { montrees } from './montrees.ts';
import { verdictDe } from './verdict.ts';

/** Bytes of HTML for the text of one answer of several, and of one answer alone: a page has at most 150 kB. */
const AMONG = 10_000;
const ALONE = 60_000;

/** One page of the answers to a question, filtered; null when the answer that was asked for is not there. */
export const reponsesLues = async (
  needs: Needs,
  asked: LireReponsesRequest,
  { rows, row: { id, mesure }, question }: Demandee,
): Promise<ReponsesLues | null> => {
  const all = await lecturesDe(needs, id, mesure, { which: ({ n }) => n === question.n });
  const kept = filtrer(all, asked, mesure.models);
  if (asked.reponse !== '' && kept.length === 0) return null;
  const { montres, ...page } = pageDe(kept, asked.page);
  const models = new Map(needs.models.map((model) => [model.id, model]));
  return {
    ...{ entreprise: mesure.fiche.entreprise, question: question.n, texte: question.question, mesure: id },
    mesures: rows.map((each) => ({ id: each.id, lancee_ts: unix(each.mesure.lancee) })),
    questions: mesure.questions.map(({ n, question: nom }) => ({ valeur: String(n), nom })),
    ias: mesure.models.map((valeur) => ({ valeur, nom: models.get(valeur)?.label ?? valeur })),
    toutes: all.filter(isRead).length,
    citees: all.filter((lecture) => verdictDe(lecture) === 'cite').length,
    ...{ gardees: kept.length, ...page },
    reponses: await montrees(needs, id, mesure, montres, asked.reponse === '' ? AMONG : ALONE),
    simulee: mesure.models.some((model) => models.get(model)?.simulated === true),
    ouverte: rows[0]?.id === id,
  };
};
