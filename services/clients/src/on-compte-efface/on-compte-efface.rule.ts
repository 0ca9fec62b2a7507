import { propose } from '@agence/gesture';
import type { DossierRule } from '../dossier/dossier.ts';
import type { PortefeuilleRule } from '../portefeuille/portefeuille.ts';
import type { ProspectionRule } from '../prospection/prospection.ts';

export const effacerPortefeuille: PortefeuilleRule<object> = ({ clients, clos }) =>
  propose({}, clients.length === 0 && clos !== true ? [] : [{ type: 'portefeuille_efface' }]);

export const effacerProspection: ProspectionRule<object> = ({ demandes }) =>
  propose({}, demandes.length === 0 ? [] : [{ type: 'prospection_effacee' }]);

/** Leaves a closed, empty dossier with a later revision, so that late results are dropped. */
export const effacerDossier: DossierRule<object> = (state) => {
  if (state === null) return propose({});
  const { compte, revision } = state;
  return propose({}, [{ type: 'dossier_ouvert', compte, revision: revision + 1, ferme: true }]);
};
