import { propose, refuse } from '@agence/gesture';
import type { Correction, Dossier, DossierFact, DossierRule, DossierState } from '../dossier/dossier.ts';
import { CHANGE_DEPUIS, EN_COURS, RETIRE } from './empechement.ts';

export type Engager = { readonly compte: string; readonly correction: Correction };

/** The prepared correction: the requested one, or an earlier one that must be decided first. */
export type Engagee = { readonly correction: Correction };

export const enCours = (state: DossierState): boolean =>
  state !== null && !state.ferme && state.lancee !== null && state.issue === 'en cours';

/** Why it is refused now. A dossier with an older revision missed its client's return: it is closed and idle. */
const empechement = (state: Dossier, { revision, mesuree }: Correction): string | undefined => {
  if (state.revision > revision || (state.mesuree !== null) !== mesuree) return CHANGE_DEPUIS;
  if (state.revision < revision) return undefined;
  if (state.ferme) return RETIRE;
  return enCours(state) ? EN_COURS : undefined;
};

/** Prepares a correction unless a measurement is in progress. Nothing is launched until it is decided. */
export const engager: DossierRule<Engager, Engagee> = (state, { compte, correction }) => {
  if (state?.correction !== undefined) return propose({ correction: state.correction });
  const { revision } = correction;
  const why = state === null ? undefined : empechement(state, correction);
  if (why !== undefined) return refuse('conflict', why);
  const opened: readonly DossierFact[] =
    state === null
      ? [{ type: 'dossier_ouvert', compte, revision, ferme: false }, { type: 'questions_demandees' }]
      : [];
  return propose({ correction }, [...opened, { type: 'correction_engagee', correction }]);
};

/** The portfolio refused: launches may start again. */
export const relacher: DossierRule<{ readonly prepareCommand: string }> = (state, { prepareCommand }) =>
  propose({}, state?.correction?.command_id === prepareCommand ? [{ type: 'correction_relachee' }] : []);
