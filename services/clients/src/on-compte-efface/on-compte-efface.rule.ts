import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';
import type { Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';
import type { Prospection, ProspectionFact } from '../prospection/prospection.ts';

type Nothing = Record<string, never>;

export const effacerPortefeuille = ({ clients, clos }: Portefeuille): Decision<Nothing, PortefeuilleFact> =>
  propose({}, clients.length === 0 && clos !== true ? [] : [{ type: 'portefeuille_efface' }]);

export const effacerProspection = ({ demandes }: Prospection): Decision<Nothing, ProspectionFact> =>
  propose({}, demandes.length === 0 ? [] : [{ type: 'prospection_effacee' }]);

/** Leaves a closed, empty dossier with a later revision, so that late results are dropped. */
export const effacerDossier = (state: DossierState): Decision<Nothing, DossierFact> => {
  if (state === null) return propose({});
  const { compte, revision } = state;
  return propose({}, [{ type: 'dossier_ouvert', compte, revision: revision + 1, ferme: true }]);
};
