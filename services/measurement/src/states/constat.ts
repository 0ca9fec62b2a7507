import type { Constat, Devant, EtatDeQuestion, ParIa } from '@agence/proto/clients/v1/questions';
import { readableDay } from '@agence/words/paris';
import { stabiliteDe } from '@agence/words/resemblance';
import { ETATS } from '../documents/components/signes.ts';
import type { Etat } from '../documents/document.data.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { RapportData } from '../report/rapport.data.ts';
import { classer, type EtatQuestion, enoughValid, etatDeQuestion, parJours } from './etats.ts';
import { isRead, jourDe, type Lecture } from './lecture.ts';
import { bilanDesIas, somme, total } from './releve/calculs.ts';
import { comparaison, comparaisonTotale } from './releve/comparaison.ts';
import { moisDe } from './releve/moments.ts';
import type { Releve } from './releve/releve.data.ts';

const SHOWN = 3;

/** The three names most often cited before the client or instead of it, with their answers. */
export const devantDe = (classees: readonly Pick<EtatQuestion, 'concurrents'>[]): Devant[] => {
  const all = classees.flatMap(({ concurrents }) => concurrents);
  return [...Map.groupBy(all, ({ nom }) => nom)]
    .map(([entreprise, own]) => ({ entreprise, reponses: own.reduce((sum, { devant }) => sum + devant, 0) }))
    .filter(({ reponses }) => reponses > 0)
    .toSorted((a, b) => b.reponses - a.reponses)
    .slice(0, SHOWN);
};

const monte = ({ avant, etat }: { avant: Etat; etat: Etat }): boolean =>
  ETATS.indexOf(etat) > ETATS.indexOf(avant);

/** What changed since the measurement before, as the report judges it; without counts when nothing compares. */
const changementDe = (data: Releve): Constat['changement'] => {
  if (data.avant === null) return undefined;
  const compared = comparaisonTotale(data);
  const bouges = data.questions.flatMap((asked) => {
    const { n, question, etat, avant } = asked;
    if (etat === null || avant === null || comparaison(data, asked) === null) return [];
    return etat === avant.etat ? [] : [{ n, question, avant: avant.etat, etat }];
  });
  return {
    depuis: readableDay(data.avant.date),
    cite_avant: compared?.avant.cite ?? 0,
    reponses_avant: compared?.avant.reponses ?? 0,
    cite: compared?.maintenant.cite ?? 0,
    reponses: compared?.maintenant.reponses ?? 0,
    tendance: compared?.tendance ?? '',
    montees: bouges.filter(monte).length,
    descendues: bouges.length - bouges.filter(monte).length,
    bouges,
  };
};

/** Two models of one AI count together. */
const parIa = (data: Releve): ParIa[] =>
  [...Map.groupBy(bilanDesIas(data), ({ place }) => data.ias[place]?.ia ?? '')].map(([ia, models]) => {
    return { ia, ...somme(models) };
  });

const coursDu = ({ cours = [] }: RapportData): Constat['cours'] =>
  cours.map(({ cite, reponses, effet, ruptures, ...when }) => {
    return { jour: readableDay(when.date), mois: readableDay(moisDe(when)), cite, reponses, effet, ruptures };
  });

/** The false facts shown beside the result; the report has them all. */
const MOST_FALSE = 5;

const fauxDe = ({ faits = [], ias }: RapportData): Constat['faux'] =>
  faits
    .filter(({ verdict }) => verdict === 'faux')
    .slice(0, MOST_FALSE)
    .map(({ genre, dit, phrase, reponses, preuve, par_ia }) => ({
      genre,
      dit,
      phrase,
      reponses,
      ias: [...new Set(ias.flatMap(({ ia }, i) => (par_ia[i] ? [ia] : [])))],
      site_dit: preuve?.dit ?? '',
      page: preuve?.page ?? '',
      lue: preuve === null ? '' : readableDay(preuve.lue),
    }));

/** The summary of a measurement over all its questions, with the figures of its report. */
export const constatDe = (data: RapportData, classees: readonly EtatQuestion[]): Constat => ({
  ...total(data),
  devant: devantDe(classees),
  simulee: data.simulee,
  par_ia: parIa(data),
  changement: changementDe(data),
  cours: coursDu(data),
  faux: fauxDe(data),
});

export type Classee = EtatQuestion & { readonly rang: number };

/** The state of each question, ranked. `ofDays`: how alike answers of one day are, when these are not all questions. */
export function etatsDe(
  mesure: Mesure,
  lectures: readonly Lecture[],
  before: readonly Pick<EtatDeQuestion, 'n' | 'etat'>[],
  ofDays?: number,
): readonly Classee[] {
  const questions = mesure.questions.map(({ n }) => {
    const mine = lectures.filter(({ cell }) => cell.n === n);
    const answers = mine.filter(isRead).map((lue) => {
      return { model: lue.cell.model, ...jourDe(lue), reading: lue.reading };
    });
    const kept = before.find((earlier) => earlier.n === n)?.etat;
    const avant = ETATS.find((state) => state === kept);
    return etatDeQuestion({ n, demandees: mine.length, answers, ...(avant && { avant }) });
  });
  const measured = questions.filter((question) => question !== null);
  return classer(parJours(measured, ofDays));
}

/** Whether the measurement failed: no question has enough valid answers. */
export const manquee = (mesure: Mesure, lectures: readonly Lecture[]): boolean =>
  mesure.questions.every(({ n }) => {
    const mine = lectures.filter(({ cell }) => cell.n === n);
    return !enoughValid(mine.filter(isRead).length, mine.length);
  });

/** The states as the clients service keeps them and agencies read them. */
export const aRemettre = (data: Releve, classees: readonly Classee[]): EtatDeQuestion[] =>
  classees.map((classee) => {
    const { n, etat, rang, reponses, cite, premier, intervalle, fiabilite, incertaines, jours } = classee;
    const questions = data.questions.filter((asked) => asked.n === n);
    const question = questions[0]?.question ?? '';
    const counted = { reponses, cite, premier, intervalle, fiabilite, incertaines };
    const [devant, stabilite, par_ia] = [
      devantDe([classee]),
      stabiliteDe(jours),
      parIa({ ...data, questions }),
    ];
    return { n, question, etat, rang, ...counted, devant, stabilite, par_ia };
  });
