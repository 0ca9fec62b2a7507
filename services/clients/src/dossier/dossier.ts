import { fr } from '@agence/gesture';
import type { DocumentKind } from '@agence/platform/store/document-store';
import { monthsLater } from '@agence/words/paris';
import { demandees } from './complement.ts';
import { corriger, relacher } from './correction.ts';
import { etatsAuRepos } from './en-vigueur.ts';
import type { DocumentEcrit, Dossier, DossierFact, DossierState, Question } from './etat.ts';
import { avecReleve } from './suivi.ts';

export type * from './etat.ts';

const ARRETEE = fr`La mesure a été arrêtée parce que le client a été retiré ; elle repartira s'il est repris.`;

const opened = (compte: string, revision: number, ferme: boolean): Dossier => ({
  compte,
  revision,
  ferme,
  questions: [],
  prochain_n: 1,
  a_valider_depuis: null,
  lancee: null,
  premier_diagnostic: null,
  issue: 'en cours',
  detail: null,
  mesuree: null,
  etats: [],
  page: null,
  documents: [],
});

const withNew = (known: readonly DocumentEcrit[], more: readonly DocumentEcrit[]) => [
  ...known,
  ...more.filter(({ id }) => !known.some((document) => document.id === id)),
];

/** The number after all assigned numbers. */
const apres = ({ prochain_n }: Dossier, questions: readonly Question[]): number =>
  Math.max(prochain_n, ...questions.map(({ n }) => n + 1));

/** The first monthly return of `ancre` after `le`: its day of the month and its hour, clamped to short months, in Paris. */
const echeanceApres = (ancre: Date, le: Date): Date => {
  let months = 1;
  while (monthsLater(ancre, months) <= le) months += 1;
  return monthsLater(ancre, months);
};

const change = (state: Dossier, fact: Exclude<DossierFact, { type: 'dossier_ouvert' }>): Dossier => {
  switch (fact.type) {
    case 'dossier_rouvert':
      return {
        ...state,
        ferme: false,
        revision: fact.revision,
        a_valider_depuis: fact.a_valider_depuis,
        // A launch without results may start again.
        lancee: state.etats.length === 0 ? null : state.lancee,
        issue: state.etats.length === 0 ? 'en cours' : state.issue,
        detail: null,
        aussitot: false,
      };
    case 'correction_engagee':
      return { ...state, correction: fact.correction };
    case 'correction_relachee':
      return relacher(state);
    case 'fiche_corrigee':
      return corriger(state, fact);
    case 'document_remis':
      return { ...state, documents: withNew(state.documents, [fact.document]) };
    case 'page_choisie':
      return { ...state, page: fact.numero };
    case 'remise_notee':
      return { ...state, remis: fact.document };
    case 'questions_demandees':
      return { ...state, a_valider_depuis: null };
    case 'questions_remises': {
      const { questions, le: a_valider_depuis } = fact;
      const demandees = questions.length;
      return { ...state, questions, prochain_n: apres(state, questions), a_valider_depuis, demandees };
    }
    case 'complement_demande': {
      const { complement } = fact;
      return { ...state, complement, demandees: Math.max(demandees(state), complement.jusqua) };
    }
    case 'questions_completees': {
      const { complement: _, ...rest } = state;
      const questions = [...state.questions, ...fact.questions];
      return { ...rest, questions, prochain_n: apres(state, questions) };
    }
    case 'questions_ajustees':
      return { ...state, questions: fact.questions };
    case 'page_figee':
      return {
        ...state,
        pages: [...(state.pages ?? []), fact.page],
        page: state.page === fact.page.n ? null : state.page,
      };
    case 'mesure_lancee': {
      const ancre = (fact.mensuelle && state.ancre) || fact.le;
      return {
        ...state,
        ancre,
        echeance: echeanceApres(ancre, fact.le),
        lancee: { mesure: fact.mesure, le: fact.le, ...(fact.mensuelle && { mensuelle: true as const }) },
        premier_diagnostic: state.premier_diagnostic ?? fact.le,
        aussitot: false,
        issue: 'en cours',
        detail: null,
      };
    }
    case 'dossier_ferme': {
      const stopped = state.lancee !== null && state.issue === 'en cours';
      return {
        ...state,
        ferme: true,
        revision: fact.revision,
        retrait: fact.command_id,
        ...(stopped ? { issue: 'en échec' as const, detail: ARRETEE } : {}),
      };
    }
    case 'etats_remis':
      return {
        ...state,
        issue: fact.issue,
        detail: fact.detail,
        mesuree: fact.mesuree ?? state.mesuree,
        ...(fact.mesuree === null
          ? {}
          : {
              etats: fact.etats,
              etats_au_repos: etatsAuRepos(state, fact.etats),
              constat: fact.constat ?? null,
              suivi: avecReleve(state.suivi ?? [], fact.mesuree, fact.etats),
            }),
        documents: withNew(state.documents, fact.documents),
      };
  }
};

export const DOSSIERS: DocumentKind<DossierState, DossierFact> = {
  collection: 'dossiers',
  initial: () => null,
  evolve: (state, fact) => {
    if (fact.type === 'dossier_ouvert') return opened(fact.compte, fact.revision, fact.ferme);
    if (state === null) throw new Error('a dossier is opened before anything happens to it');
    return change(state, fact);
  },
  announce: (fact, { id: client, state }) => {
    if (state === null) return [];
    const ids = { compte: state.compte, client, revision: state.revision };
    switch (fact.type) {
      case 'questions_demandees':
        return [{ name: fact.type, data: ids }];
      case 'complement_demande':
        return [{ name: 'questions_demandees', data: { ...ids, complement: fact.complement.jusqua } }];
      // No event when they are measured at once: nobody validates them.
      case 'questions_remises':
        return state.lancee === null && !state.aussitot ? [{ name: fact.type, data: ids }] : [];
      case 'document_remis': {
        const { id: document, genre } = fact.document;
        return genre === 'page' ? [{ name: 'page_remise', data: { ...ids, document } }] : [];
      }
      case 'correction_engagee': {
        const { compte } = state;
        return [{ name: fact.type, data: { compte, client, command_id: fact.correction.command_id } }];
      }
      case 'mesure_lancee': {
        const { mesure, lancee_ts, mensuelle = false } = fact;
        return [{ name: fact.type, data: { ...ids, mesure, lancee_ts, mensuelle } }];
      }
      case 'dossier_ferme': {
        const { command_id, place_libre_le } = fact;
        const data = { ...ids, command_id, place_libre_le: place_libre_le ?? undefined };
        return [{ name: fact.type, data }];
      }
      default:
        return [];
    }
  },
};
