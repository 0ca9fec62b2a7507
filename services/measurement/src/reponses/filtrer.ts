import type { LireReponsesRequest } from '@agence/proto/measurement/v1/readings';
import { domainesDonnes } from '../assembler/domaines.ts';
import { jourDe, type Lecture } from '../assembler/lecture.ts';
import { isRead } from '../assembler/rapport.ts';
import { verdictDe } from './verdict.ts';

const PAR_PAGE = 6;

export type Filtres = Pick<LireReponsesRequest, 'reponse' | 'ia' | 'lecture' | 'nom' | 'source'>;

const nomme = (lecture: Lecture, nom: string): boolean =>
  isRead(lecture) && lecture.reading.businesses.some(({ name }) => name === nom);

/** The answers that every filter keeps, by model, then by day, then in the order asked. */
export function filtrer(
  lectures: readonly Lecture[],
  { reponse, ia, lecture: lue, nom, source }: Filtres,
  models: readonly string[],
): readonly Lecture[] {
  const kept = lectures.filter(
    (lecture) =>
      (reponse === '' || lecture.cell._id === reponse) &&
      (ia === '' || lecture.cell.model === ia) &&
      (lue === '' || verdictDe(lecture) === lue) &&
      (nom === '' || nomme(lecture, nom)) &&
      (source === '' || domainesDonnes(lecture).includes(source)),
  );
  const day = (lecture: Lecture) => jourDe(lecture).jour ?? '';
  const model = ({ cell }: Lecture) => models.indexOf(cell.model);
  return kept.toSorted(
    (a, b) => model(a) - model(b) || day(a).localeCompare(day(b)) || a.cell.repeat - b.cell.repeat,
  );
}

/** One page; a number out of range gives the nearest page. */
export function pageDe<T>(all: readonly T[], asked: number) {
  const pages = Math.max(1, Math.ceil(all.length / PAR_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(asked)), pages);
  return { page, pages, montres: all.slice((page - 1) * PAR_PAGE, page * PAR_PAGE) };
}
