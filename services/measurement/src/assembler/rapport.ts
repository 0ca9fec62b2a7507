import type { ModelRef } from '../ai/port.ts';
import type { Agence } from '../documents/document.data.ts';
import type { RapportData } from '../documents/rapport/rapport.data.ts';
import type { Ecart, QuestionMesuree, Reponse } from '../documents/releve/releve.data.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { type Avant, questionAvant, versionDe } from './bilan.ts';
import { commentLues } from './comment-lues.ts';
import { domaineDe, domainesDe } from './domaines.ts';
import type { Classee } from './etats.ts';
import { extraits, type LectureLue } from './extraits.ts';
import type { Lecture } from './lecture.ts';

/** Everything a report is made from; pure. Days are YYYY-MM-DD in Paris. */
export type Matiere = {
  readonly mesure: Mesure;
  readonly lectures: readonly Lecture[];
  readonly classees: readonly Classee[];
  readonly models: readonly ModelRef[];
  readonly agence: Agence;
  readonly numero: string;
  readonly jour: string;
  readonly prochaine_page: RapportData['prochaine_page'];
  /** The pages written so far, by the number of the question that each aims at; absent: none. */
  readonly visees?: ReadonlyMap<number, NonNullable<QuestionMesuree['page']>>;
  /** Whether another report was written in the same month. */
  readonly meme_mois?: boolean;
  /** The measurement before, when there is one to compare with. */
  readonly avant: Avant | null;
};

const ECARTS: Readonly<Record<Extract<Lecture, { ecart: unknown }>['ecart'], Ecart>> = {
  vide: 'vide',
  tronquée: 'coupee',
  refus: 'refus',
  filtrée: 'refus',
  échec: 'erreur',
  inconnue: 'inconnue',
};

export const isRead = (one: Lecture): one is LectureLue => 'reading' in one;

/** The client first, then every other business, the most often named first. */
const entreprisesDe = ({ fiche }: Mesure, lues: readonly LectureLue[]) => {
  const names = lues.flatMap(({ reading }) =>
    reading.businesses
      .filter(({ is }) => is !== 'client')
      .map(({ name, is }) => ({ nom: name, declare: is === 'concurrent' })),
  );
  const byName = Map.groupBy(names, ({ nom }) => nom);
  const others = [...byName.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap(([first]) => (first ? [first] : []));
  return [{ nom: fiche.entreprise, declare: false }, ...others];
};

/** Gathers what a monthly report shows from the stored answers as they were read. */
export function rapportData(matiere: Matiere): RapportData {
  const { mesure, lectures, classees, models, agence, numero, jour, prochaine_page, avant, visees } = matiere;
  const { meme_mois = false } = matiere;
  const lues = lectures.filter(isRead);
  const entreprises = entreprisesDe(mesure, lues);
  const place = new Map(entreprises.map(({ nom }, i) => [nom, i]));
  const domaines = domainesDe(mesure.fiche, lues);
  const iaOf = (model: string) => mesure.models.indexOf(model);
  const asked = mesure.models.flatMap((id) => models.filter((model) => model.id === id));

  const reponse = (one: Lecture): Reponse => {
    const at = { ia: iaOf(one.cell.model), essai: one.cell.repeat };
    if (!isRead(one)) return { ...at, ecartee: ECARTS[one.ecart] };
    const lu = one.reading.businesses.map(({ name, is }) => (is === 'client' ? 0 : (place.get(name) ?? 0)));
    const given = (one.answer?.sources ?? []).map(({ url }) =>
      domaines.findIndex(({ domaine }) => domaine === domaineDe(url)),
    );
    const sources = [...new Set(given.filter((i) => i >= 0))];
    const incertaine = one.reading.uncertain?.some(({ is }) => is === 'client') === true;
    return { ...at, lu, ...(sources.length > 0 && { sources }), ...(incertaine && { incertaine }) };
  };

  const question = (asked: Mesure['questions'][number]): QuestionMesuree => {
    const { n, question: text } = asked;
    const detail = lectures.filter(({ cell }) => cell.n === n).map(reponse);
    const etat = classees.find((one) => one.n === n);
    const suivis = (etat?.concurrents ?? []).map(({ nom }) => place.get(nom) ?? 0);
    const before = avant === null ? null : questionAvant(mesure, avant.bilan, asked);
    const base = { n, question: text, page: visees?.get(n) ?? null, suivis, detail, avant: before };
    if (etat === undefined)
      return {
        ...base,
        etat: null,
        rang: null,
        conserve: false,
        reponses: detail.filter((one) => 'lu' in one).length,
        cite: 0,
        premier: 0,
        intervalle: [0, 1],
        fiabilite: 'faible',
        perte: 0,
      };
    const { etat: state, rang, conserve, reponses, cite, premier, intervalle, fiabilite, perte } = etat;
    return { ...base, etat: state, rang, conserve, reponses, cite, premier, intervalle, fiabilite, perte };
  };

  const { entreprise, site_web: site, ville, metier } = mesure.fiche;
  return {
    schema: 'rapport/1',
    simulee: asked.some(({ simulated }) => simulated),
    document: { numero, etabli: jour },
    agence,
    client: { entreprise, site, ville, metier },
    mesure: { date: jour, repetitions: mesure.repeats },
    avant: avant === null ? null : { date: avant.jour },
    echec: null,
    ias: asked.map(({ id, label, provider, recherche_web }) => ({
      ia: label,
      fournisseur: provider,
      modele: versionDe(lues, id),
      recherche_web,
      modele_avant: avant?.bilan.versions.find((one) => one.model === id)?.version ?? null,
    })),
    lecture: commentLues(mesure, lues, models, avant?.bilan.lecture),
    entreprises,
    domaines,
    questions: mesure.questions.map(question),
    meme_mois,
    pages_livrees: [...(visees?.values() ?? [])],
    prochaine_page,
    extraits: extraits(lues, iaOf),
  };
}
