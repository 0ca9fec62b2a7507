import type { typesetAnswer } from '@agence/reading';
import { askedOf } from '../ai/asked.ts';
import type { ModelRef } from '../ai/port.ts';
import { monthOf } from '../mesures/days.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { CONSIGNE } from '../questions/prepare.ts';
import { sourcesRendues } from '../sources/adresse.ts';
import { type Avant, bilanDe, commentLues, questionAvant, versionAvant, versionDe } from '../states/bilan.ts';
import type { Classee } from '../states/constat.ts';
import { extraits } from '../states/extraits.ts';
import { isRead, jourDe, type Lecture, type LectureLue } from '../states/lecture.ts';
import type { Ecart, EtatMesure, QuestionMesuree, Reponse } from '../states/releve/releve.data.ts';
import { sourcesAvant } from '../states/releve/sources.ts';
import { coursDe } from './cours.ts';
import type { RapportData } from './rapport.data.ts';
import { echecDe } from './rapport.sentences.ts';
import { sourcesRelevees } from './sources-relevees.ts';

/** The data of a report; pure. Days are YYYY-MM-DD in Paris. */
export type Matiere = Pick<RapportData, 'agence' | 'prochaine_page'> &
  Partial<Pick<RapportData, 'meme_mois' | 'faits' | 'sources_avant'>> & {
    readonly mesure: Mesure;
    readonly lectures: readonly Lecture[];
    readonly classees: readonly Classee[];
    readonly models: readonly ModelRef[];
    readonly numero: string;
    readonly jour: string;
    /** The pages written so far, by the number of their question; absent: none. */
    readonly visees?: ReadonlyMap<number, NonNullable<QuestionMesuree['page']>>;
    readonly avant: Avant | null;
    /** Absent: without quotations. */
    readonly typesetAnswer?: typeof typesetAnswer;
    /** The measurements before that count for the course of months, oldest first. */
    readonly cours?: readonly Avant[];
  };

const ECARTS: Readonly<Record<Extract<Lecture, { ecart: unknown }>['ecart'], Ecart>> = {
  vide: 'vide',
  tronquée: 'coupee',
  refus: 'refus',
  filtrée: 'refus',
  échec: 'erreur',
  inconnue: 'inconnue',
};

/** A question with too few valid answers and no earlier state. */
const SANS_ETAT: Omit<EtatMesure, 'n' | 'reponses'> = {
  etat: null,
  rang: null,
  conserve: false,
  cite: 0,
  premier: 0,
  intervalle: [0, 1],
  fiabilite: 'faible',
  perte: 0,
};

/** The client first, then the other businesses, most often named first. */
const entreprisesDe = ({ fiche }: Mesure, lues: readonly LectureLue[]) => {
  const named = lues.flatMap(({ reading }) => reading.businesses.filter(({ is }) => is !== 'client'));
  const others = [...Map.groupBy(named, ({ name }) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([nom, mentions]) => ({ nom, declare: mentions[0]?.is === 'concurrent' }));
  return [{ nom: fiche.entreprise, declare: false }, ...others];
};

/** What reports and diagnostics share. */
export function releveData(matiere: Omit<Matiere, 'prochaine_page'>) {
  const { mesure, lectures, classees, models, agence, numero, jour, avant, visees, typesetAnswer } = matiere;
  const lues = lectures.filter(isRead);
  const entreprises = entreprisesDe(mesure, lues);
  const place = new Map(entreprises.map(({ nom }, i) => [nom, i]));
  const { listes, sourcesDe } = sourcesRelevees(mesure.fiche, lues);
  const iaOf = (model: string) => mesure.models.indexOf(model);
  const asked = askedOf(mesure.models, models);

  const reponse = (call: Lecture): Reponse => {
    const at = { ia: iaOf(call.cell.model), essai: call.cell.repeat, ...jourDe(call) };
    if (!isRead(call)) return { ...at, ecartee: ECARTS[call.ecart] };
    const lu = call.reading.businesses.map(({ name, is }) => (is === 'client' ? 0 : (place.get(name) ?? 0)));
    const incertaine = call.reading.uncertain?.some(({ is }) => is === 'client') === true;
    const recherche = (call.answer?.usage.searches ?? 0) > 0;
    const marks = { ...(incertaine && { incertaine }), ...(recherche && { recherche }) };
    return { ...at, lu, ...sourcesDe(call), ...marks };
  };

  const question = (asked: Mesure['questions'][number]): QuestionMesuree => {
    const { n, question: text } = asked;
    const detail = lectures.filter(({ cell }) => cell.n === n).map(reponse);
    const etat = classees.find((classee) => classee.n === n);
    const suivis = (etat?.concurrents ?? []).map(({ nom }) => place.get(nom) ?? 0);
    const earlier = avant === null ? null : questionAvant(mesure, avant.bilan, asked);
    const base = { n, question: text, page: visees?.get(n) ?? null, suivis, detail, avant: earlier };
    if (etat === undefined)
      return { ...base, ...SANS_ETAT, reponses: detail.filter((answer) => 'lu' in answer).length };
    const { etat: state, rang, conserve, reponses, cite, premier, intervalle, fiabilite, perte } = etat;
    return { ...base, etat: state, rang, conserve, reponses, cite, premier, intervalle, fiabilite, perte };
  };

  const { entreprise, site_web: site, ville, metier } = mesure.fiche;
  return {
    simulee: asked.some(({ simulated }) => simulated),
    document: { numero, etabli: jour },
    agence,
    client: { entreprise, site, ville, metier },
    mesure: { date: jour, mois: monthOf(mesure, jour), repetitions: mesure.repeats, consigne: CONSIGNE },
    avant: avant === null ? null : { date: avant.jour, mois: avant.mois },
    ias: asked.map(({ id, label, provider, recherche_web }) => ({
      ia: label,
      fournisseur: provider,
      modele: versionDe(lues, id),
      recherche_web,
      sources: sourcesRendues(provider),
      modele_avant: avant === null ? null : versionAvant(avant.bilan, id),
    })),
    lecture: commentLues(mesure, lues, models, avant?.bilan.lecture),
    entreprises,
    ...listes,
    questions: mesure.questions.map(question),
    extraits: typesetAnswer === undefined ? [] : extraits(lues, iaOf, typesetAnswer),
  };
}

export function rapportData(matiere: Matiere): RapportData {
  const { mesure, lectures, classees, jour, visees, faits = [] } = matiere;
  const bilan = bilanDe(mesure, lectures.filter(isRead), classees);
  const cours = coursDe([...(matiere.cours ?? []), { jour, mois: monthOf(mesure, jour), bilan }]);
  const releve = releveData(matiere);
  return {
    schema: 'rapport/1',
    ...releve,
    echec: null,
    meme_mois: matiere.meme_mois ?? false,
    pages_livrees: [...(visees?.values() ?? [])],
    prochaine_page: matiere.prochaine_page,
    sources_avant: sourcesAvant(releve, matiere.sources_avant ?? []),
    ...(cours && { cours }),
    ...(faits.length > 0 && { faits }),
  };
}

/** The report of a measurement that failed: the states of the one before, and no number. */
export function rapportManque(matiere: Matiere): RapportData {
  const data = { ...rapportData(matiere), extraits: [] };
  return { ...data, echec: echecDe(data) };
}
