import { consoleRoutes } from '@agence/calls/agency-routes';
import { fr } from '@agence/gesture';

/** The labels of facts in the history; internal facts have none and are not shown. */
export const GESTES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...consoleRoutes.map((route) => (route.method === 'POST' ? route.history : {})),
  {
    remise_notee: fr`Rapport remis`,
    citation_tranchee: fr`Citation tranchée`,
    adresse_retiree: fr`Demande d'adresse retirée`,
    demande_de_cle_retiree: fr`Demande de clé retirée`,
    lettre_arretee: fr`Lettre du mois arrêtée`,
    lettre_reprise: fr`Lettre du mois reprise`,
  },
);

export const PORTES: Readonly<Record<string, string>> = {
  api: fr`API`,
  console: fr`console`,
  commande: fr`e-mail`,
};
