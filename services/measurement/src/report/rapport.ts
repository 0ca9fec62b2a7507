import { askedOf } from '../ai/asked.ts';
import type { Base } from '../livrables/ecrire-livrable.ts';
import { monthOf } from '../mesures/days.ts';
import { CONSIGNE } from '../questions/prepare.ts';
import { sourcesRendues } from '../sources/adresse.ts';
import { type Avant, bilanDe, questionAvant, versionAvant, versionDe } from '../states/bilan.ts';
import { commentLues } from '../states/comment-lues.ts';
import type { depouiller } from '../states/depouiller.ts';
import { extraits } from '../states/extraits.ts';
import { isRead, type Lecture } from '../states/lecture.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import { sourcesAvant } from '../states/releve/sources.ts';
import { coursDe } from './cours.ts';
import type { RapportData } from './rapport.data.ts';
import { echecDe } from './rapport.sentences.ts';

/** The data of a report; pure. Days are YYYY-MM-DD in Paris. */
export type Matiere = Pick<RapportData, 'agence' | 'prochaine_page'> &
  Partial<Pick<RapportData, 'meme_mois' | 'faits' | 'sources_avant'>> &
  Omit<Base, 'typesetAnswer'> & {
    readonly lectures: readonly Lecture[];
    readonly depouille: ReturnType<typeof depouiller>;
    /** The pages written so far, by the number of their question; absent: none. */
    readonly visees?: ReadonlyMap<number, NonNullable<QuestionMesuree['page']>>;
    readonly avant: Avant | null;
    /** Absent: without quotations. */
    readonly typesetAnswer?: Base['typesetAnswer'];
    /** The measurements before that count for the course of months, oldest first. */
    readonly cours?: readonly Avant[];
  };

/** What reports and diagnostics share. */
export function releveData(matiere: Omit<Matiere, 'prochaine_page'>) {
  const { mesure, lectures, depouille, models, agence, numero, jour, avant, visees, typesetAnswer } = matiere;
  const lues = lectures.filter(isRead);
  const asked = askedOf(mesure.models, models);
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
    ...depouille,
    questions: depouille.questions.map((q) => ({
      ...q,
      page: visees?.get(q.n) ?? null,
      avant: avant === null ? null : questionAvant(mesure, avant.bilan, q),
    })),
    extraits: typesetAnswer === undefined ? [] : extraits(lues, mesure.models, typesetAnswer),
  };
}

export function rapportData(matiere: Matiere): RapportData {
  const { mesure, lectures, depouille, jour, visees, faits = [] } = matiere;
  const bilan = bilanDe(mesure, lectures, depouille);
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
