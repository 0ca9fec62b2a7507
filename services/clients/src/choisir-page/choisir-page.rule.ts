import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { ChoixDePage } from '@agence/proto/clients/v1/suivi';
import type { DossierFact } from '../dossier/dossier.ts';
import type { EnVigueur } from '../dossier/en-vigueur.ts';
import { visee } from '../dossier/prochaine-page.ts';

export type ChoisirPage = {
  readonly actif: boolean;
  /** The client's revision in the portfolio. A dossier with an older one has not received the client's return yet. */
  readonly revision: number;
  readonly numero: number;
};

export type Choix = Omit<ChoixDePage, 'client' | 'entreprise'>;

const RETIRE = fr`Ce client est retiré : reprenez-le avant de choisir sa prochaine page.`;
const PAS_MESURE = fr`Ce client n'est pas encore mesuré : la page se choisit une fois la mesure faite.`;

const CORRIGE = fr`Ce client a été corrigé et sa nouvelle mesure n'est pas faite : la page se choisit ensuite.`;

/** Chooses the question of the next page. Until the page is written, another choice replaces it. */
export const choisirPage = (
  state: EnVigueur | null,
  { actif, revision, numero }: ChoisirPage,
): Decision<Choix, DossierFact> => {
  const closed = state?.ferme && state.revision >= revision;
  if (!actif || closed) return refuse('conflict', RETIRE);
  if (state === null || state.etats.length === 0)
    return refuse('conflict', state?.mesuree ? CORRIGE : PAS_MESURE);
  if (state.au_repos?.some(({ n }) => n === numero))
    return refuse(
      'conflict',
      fr`La question ${numero} est au repos : votre formule en pose ${state.questions.length} par client. Choisissez une question posée.`,
    );
  const etat = state.etats.find(({ n }) => n === numero);
  if (etat === undefined)
    return refuse('conflict', fr`La question ${numero} n'est pas dans la liste des questions mesurées.`);
  if (visee(state, numero))
    return refuse('conflict', fr`La question ${numero} a déjà sa page : choisissez-en une autre.`);
  const note = fr`La prochaine page portera sur cette question. Tant qu'elle n'est pas écrite, vous pouvez en choisir une autre.`;
  const { question } = etat;
  return propose({ numero, question, etat: 'notée', note }, [{ type: 'page_choisie', numero }]);
};
