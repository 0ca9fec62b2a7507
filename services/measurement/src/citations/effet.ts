import type { CitationTranchee, Effet } from '@agence/proto/measurement/v1/readings';
import { unix } from '@agence/words/paris';
import type { Lecture } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { lecturesDe } from '../reponses/lectures-de.ts';
import { verdictDe } from '../reponses/verdict.ts';
import type { Citation } from './citation.ts';

/** A decision as the console shows it. */
export const dite = ({ comptee, qui, le }: Citation): CitationTranchee => ({ comptee, qui, le_ts: unix(le) });

const comptes = (lectures: readonly Lecture[]) => {
  const lues = lectures.filter(isRead).map(({ reading }) => reading.client_position);
  return {
    reponses: lues.length,
    cite: lues.filter((place) => place !== null).length,
    premier: lues.filter((place) => place === 1).length,
  };
};

type Row = { readonly id: string; readonly mesure: Mesure };

/** What a decision changes for its question; null when the answer is not of this measurement, or was set aside. */
export const effetDe = async (
  needs: Needs,
  { id, mesure }: Row,
  reponse: string,
  decision: Citation,
): Promise<(Effet & { readonly change: boolean }) | null> => {
  const cell = await needs.cells.find(reponse);
  const question = mesure.questions.find(({ n }) => n === cell?.n)?.question;
  if (cell === null || cell.pour !== id || question === undefined) return null;
  const which = ({ n }: { readonly n: number }) => n === cell.n;
  const avant = await lecturesDe(needs, id, mesure, { which });
  if (!avant.some((lecture) => lecture.cell._id === reponse && isRead(lecture))) return null;
  const decisions = (made: ReadonlyMap<string, { readonly comptee: boolean }>) =>
    new Map([...made, [reponse, decision] as const]);
  const apres = await lecturesDe(needs, id, mesure, { which, decisions });
  const [before, after] = [comptes(avant), comptes(apres)];
  const kept = (await needs.citations.of(id)).get(reponse);
  const uncertain = avant.some(
    (lecture) => lecture.cell._id === reponse && verdictDe(lecture) === 'incertain',
  );
  return {
    ...{ entreprise: mesure.fiche.entreprise, question, reponses: after.reponses },
    ...{ cite_avant: before.cite, cite_apres: after.cite },
    ...{ premier_avant: before.premier, premier_apres: after.premier },
    decidee: kept && dite(kept),
    change: uncertain || before.cite !== after.cite,
  };
};
