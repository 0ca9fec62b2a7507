import { fr } from '@agence/gesture';

/** The labels of facts in the history; internal facts have none and are not shown. */
export const GESTES: Readonly<Record<string, string>> = {
  client_pose: fr`Client placé`,
  client_repris: fr`Client repris`,
  client_retire: fr`Client retiré`,
  client_corrige: fr`Client corrigé`,
  reperes_changes: fr`Concurrents ou contexte changés`,
  questions_ajustees: fr`Questions changées`,
  mesure_lancee: fr`Mesure lancée`,
  remise_notee: fr`Rapport remis`,
  page_choisie: fr`Prochaine page choisie`,
  citation_tranchee: fr`Citation tranchée`,
  audit_pris: fr`Audit du site demandé`,
  diagnostic_demande: fr`Diagnostic de prospect demandé`,
  marque_changee: fr`Marque changée`,
  badge_change: fr`Nouvelle adresse de commande`,
  cle_demandee: fr`Clé demandée`,
  cles_revoquees: fr`Clés coupées`,
  adresse_retiree: fr`Demande d'adresse retirée`,
  demande_de_cle_retiree: fr`Demande de clé retirée`,
  lettre_arretee: fr`Lettre du mois arrêtée`,
  lettre_reprise: fr`Lettre du mois reprise`,
  adresse_demandee: fr`Changement d'adresse demandé`,
  formule_demandee: fr`Changement de formule demandé`,
  formule_retiree: fr`Demande de formule retirée`,
  virement_note: fr`Virement signalé`,
  resiliation_notee: fr`Résiliation`,
};

export const PORTES: Readonly<Record<string, string>> = {
  api: fr`API`,
  console: fr`console`,
  commande: fr`e-mail`,
};
