import * as news from './gen/agence/events/v1/events.ts';

/** Every event of the system: the service that owns it, and the message it carries. The key is the fact's name. */
export const CATALOGUE = {
  compte_cree: { owner: 'accounts', message: news.CompteCree },
  compte_efface: { owner: 'accounts', message: news.CompteEfface },
  adresse_demandee: { owner: 'accounts', message: news.AdresseDemandee },
  adresse_tranchee: { owner: 'accounts', message: news.AdresseTranchee },
  cles_revoquees: { owner: 'accounts', message: news.ClesRevoquees },
  cle_remise: { owner: 'accounts', message: news.CleRemise },
  badge_change: { owner: 'accounts', message: news.BadgeChange },
  marque_changee: { owner: 'accounts', message: news.MarqueChangee },
  connexion_nouvelle: { owner: 'accounts', message: news.ConnexionNouvelle },
  lien_demande: { owner: 'accounts', message: news.LienDemande },
  service_repris: { owner: 'accounts', message: news.ServiceRepris },
  reglement_fixe: { owner: 'accounts', message: news.ReglementFixe },
  limites_fixees: { owner: 'billing', message: news.LimitesFixees },
  paiement_change: { owner: 'billing', message: news.PaiementChange },
  formule_payee: { owner: 'billing', message: news.FormulePayee },
  formule_refusee: { owner: 'billing', message: news.FormuleRefusee },
  paiement_bientot_du: { owner: 'billing', message: news.PaiementBientotDu },
  paiement_en_retard: { owner: 'billing', message: news.PaiementEnRetard },
  compte_echu: { owner: 'billing', message: news.CompteEchu },
  compte_resilie: { owner: 'billing', message: news.CompteResilie },
  debit_apres_fin: { owner: 'billing', message: news.DebitApresFin },
  virement_refuse: { owner: 'billing', message: news.VirementRefuse },
  virement_confirme: { owner: 'billing', message: news.VirementConfirme },
  compte_termine: { owner: 'billing', message: news.CompteTermine },
  questions_remises: { owner: 'clients', message: news.QuestionsRemises },
  client_pose: { owner: 'clients', message: news.ClientPose },
  client_repris: { owner: 'clients', message: news.ClientRepris },
  correction_engagee: { owner: 'clients', message: news.CorrectionEngagee },
  client_corrige: { owner: 'clients', message: news.ClientCorrige },
  client_retire: { owner: 'clients', message: news.ClientRetire },
  dossier_ferme: { owner: 'clients', message: news.DossierFerme },
  questions_demandees: { owner: 'clients', message: news.QuestionsDemandees },
  page_remise: { owner: 'clients', message: news.PageRemise },
  mesure_lancee: { owner: 'clients', message: news.MesureLancee },
  diagnostic_demande: { owner: 'clients', message: news.DiagnosticDemande },
  diagnostic_remis: { owner: 'clients', message: news.DiagnosticRemis },
  mesure_terminee: { owner: 'measurement', message: news.MesureTerminee },
  mesure_echouee: { owner: 'measurement', message: news.MesureEchouee },
  mesure_en_retard: { owner: 'measurement', message: news.MesureEnRetard },
  mois_conclu: { owner: 'measurement', message: news.MoisConclu },
  audit_ecrit: { owner: 'measurement', message: news.AuditEcrit },
  lead_mesure: { owner: 'measurement', message: news.LeadMesure },
  lead_echoue: { owner: 'measurement', message: news.LeadEchoue },
  lead_accepte: { owner: 'form', message: news.LeadAccepte },
  lead_tour_venu: { owner: 'form', message: news.LeadTourVenu },
  lead_confirme: { owner: 'form', message: news.LeadConfirme },
  lead_efface: { owner: 'form', message: news.LeadEfface },
} as const;

export type EventName = keyof typeof CATALOGUE;

/** The fields of an event, by its name. */
export type EventData<N extends EventName> = ReturnType<(typeof CATALOGUE)[N]['message']['decode']>;

/** An event to publish: its name with its fields. */
export type Announcement = { [N in EventName]: { readonly name: N; readonly data: EventData<N> } }[EventName];

export const subjectOf = (name: EventName): string => `agence.${CATALOGUE[name].owner}.${name}.v1`;
