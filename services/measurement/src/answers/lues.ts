import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import type { LireReponsesRequest, ReponsesLues } from '@agence/proto/measurement/v1/readings';
import { monthsLater, unix } from '@agence/words/paris';
import { KEPT_MONTHS } from '../cells/old-cells.store.ts';
import { REPONSES } from '../livrables/links.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import { domainesDonnes } from '../sources/adresse.ts';
import { isRead, jourDe, type Lecture, lecturesDe } from '../states/lecture.ts';
import { montrees, verdictDe } from './montrer.ts';

const PAR_PAGE = 6;

type Filtres = Partial<Pick<LireReponsesRequest, 'reponse' | 'ia' | 'lecture' | 'nom' | 'source'>>;

const nomme = (lecture: Lecture, nom: string): boolean =>
  isRead(lecture) && lecture.reading.businesses.some(({ name }) => name === nom);

/** The answers that every filter keeps, by model, then by day, then in the order asked. */
export function filtrer(
  lectures: readonly Lecture[],
  { reponse = '', ia = '', lecture: lue = '', nom = '', source = '' }: Filtres,
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

/** The measurement and the number of the question in the id of an answer. */
export const partsOf = (reponse: string): { readonly mesure: string; readonly n: number } => {
  const [, mesure = '', n = '0'] = /^(.+):(\d{1,9}):\d+:\d+$/.exec(reponse) ?? [];
  return { mesure, n: Number(n) };
};

type Asked = Pick<LireReponsesRequest, 'compte' | 'client' | 'mesure' | 'question' | 'reponse'>;

/** The client's measurements whose answers are kept, newest first, with the one asked for and its question, if any. */
export const mesureDemandee = async ({ mesures, clock }: Pick<Needs, 'mesures' | 'clock'>, asked: Asked) => {
  const { mesure: id, n } =
    asked.reponse === '' ? { mesure: asked.mesure, n: asked.question } : partsOf(asked.reponse);
  const since = monthsLater(clock.now(), -KEPT_MONTHS);
  const all = await mesures.ofClient(asked.compte, asked.client);
  const kept = ({ etat, diagnostic, lancee }: Mesure) =>
    etat === 'faite' && diagnostic === undefined && lancee >= since;
  const rows = all
    .filter(({ mesure }) => kept(mesure))
    .toSorted((a, b) => b.mesure.lancee.getTime() - a.mesure.lancee.getTime());
  const row = id === '' ? rows[0] : rows.find((candidate) => candidate.id === id);
  const questions = row?.mesure.questions ?? [];
  const question = n === 0 ? questions[0] : questions.find((candidate) => candidate.n === n);
  return row === undefined || question === undefined ? null : { rows, row, question };
};

/** Bytes of HTML for the text of one answer of several, and of one answer alone: a page has at most 150 kB. */
const AMONG = 10_000;
export const ALONE = 60_000;

const RIEN = fr`Il n'y a pas de réponse à lire ici : rien n'a encore été mesuré, cette question n'était pas posée, ou les réponses ne sont plus gardées.`;

export const lireReponses =
  (needs: Needs): Rpc['lireReponses'] =>
  async (asked) => {
    const found = await mesureDemandee(needs, asked);
    if (found === null) return refused(refuse('not_found', RIEN));
    const { rows, question } = found;
    const { id, mesure } = found.row;
    const all = await lecturesDe(needs, id, mesure, ({ n }) => n === question.n);
    const kept = filtrer(all, asked, mesure.models);
    if (asked.reponse !== '' && kept.length === 0) return refused(refuse('not_found', RIEN));
    const { montres, ...page } = pageDe(kept, asked.page);
    const models = new Map(needs.models.map((model) => [model.id, model]));
    const value: ReponsesLues = {
      entreprise: mesure.fiche.entreprise,
      question: question.n,
      texte: question.question,
      mesure: id,
      mesures: rows.map((each) => ({ id: each.id, lancee_ts: unix(each.mesure.lancee) })),
      questions: mesure.questions.map(({ n, question: nom }) => ({ valeur: String(n), nom })),
      ias: mesure.models.map((valeur) => ({ valeur, nom: models.get(valeur)?.label ?? valeur })),
      toutes: all.filter(isRead).length,
      citees: all.filter((lecture) => verdictDe(lecture) === 'cite').length,
      gardees: kept.length,
      ...page,
      lien: needs.links.sign(`${REPONSES}${id}:${question.n}`, needs.clock.now()),
      reponses: await montrees(needs, id, mesure, montres, asked.reponse === '' ? AMONG : ALONE),
      simulee: mesure.models.some((model) => models.get(model)?.simulated === true),
      ouverte: rows[0]?.id === id,
    };
    return { result: { $case: 'reponses', value } };
  };
