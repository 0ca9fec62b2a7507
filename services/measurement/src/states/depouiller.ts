import type { Mesure } from '../mesures/mesure.ts';
import { juger, suivisDe } from './etats.ts';
import { isRead, jourDe, type Lecture, type LectureLue } from './lecture.ts';
import type { Depouille, Ecart, Reponse } from './releve/releve.data.ts';
import { sourcesRelevees } from './sources-relevees.ts';

const ECARTS: Readonly<Record<Extract<Lecture, { ecart: unknown }>['ecart'], Ecart>> = {
  vide: 'vide',
  tronquée: 'coupee',
  refus: 'refus',
  filtrée: 'refus',
  échec: 'erreur',
  inconnue: 'inconnue',
};

/** The client first, then the other businesses, most often named first. */
const entreprisesDe = ({ fiche }: Mesure, lues: readonly LectureLue[]): Depouille['entreprises'] => {
  const named = lues.flatMap(({ reading }) => reading.businesses.filter(({ is }) => is !== 'client'));
  const others = [...Map.groupBy(named, ({ name }) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([nom, mentions]) => ({ nom, declare: mentions.some(({ is }) => is === 'concurrent') }));
  return [{ nom: fiche.entreprise, declare: false }, ...others];
};

/** Counts the answers of a measurement and judges its questions; `before`: the states they had, kept where too few are valid. */
export function depouiller(
  mesure: Mesure,
  lectures: readonly Lecture[],
  before: Parameters<typeof juger>[1] = [],
) {
  const lues = lectures.filter(isRead);
  const entreprises = entreprisesDe(mesure, lues);
  const place = new Map(entreprises.map(({ nom }, i) => [nom, i]));
  const { listes, sourcesDe } = sourcesRelevees(mesure.fiche, lues);

  const reponse = (call: Lecture): Reponse => {
    const { model, repeat: essai } = call.cell;
    const at = { ia: mesure.models.indexOf(model), essai, ...jourDe(call) };
    if (!isRead(call)) return { ...at, ecartee: ECARTS[call.ecart] };
    const { businesses, uncertain = [] } = call.reading;
    const lu = businesses.map(({ name, is }) => (is === 'client' ? 0 : (place.get(name) ?? 0)));
    const incertaine = !lu.includes(0) && uncertain.some(({ is }) => is === 'client');
    const recherche = (call.answer?.usage.searches ?? 0) > 0;
    const marks = { ...(incertaine && { incertaine }), ...(recherche && { recherche }) };
    return { ...at, lu, ...sourcesDe(call), ...marks };
  };

  const posees = mesure.questions.map(({ n, question }) => {
    const detail = lectures.filter(({ cell }) => cell.n === n).map(reponse);
    return { n, question, suivis: suivisDe({ entreprises }, detail), detail };
  });
  return { entreprises, ...listes, questions: juger(posees, before) };
}
