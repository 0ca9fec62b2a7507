import { fr, propose, refuse } from '@agence/gesture';
import type { FormuleDemandee } from '@agence/proto/billing/v1/billing';
import {
  FACTURATION_INCONNUE,
  type Facturation,
  type FacturationRule,
  finMalgreTout,
} from '../facturation.facts.ts';
import { choixDepuis, enToutesLettres, planDe } from '../plans.ts';
import { note } from './note.ts';

export type DemanderFormule = {
  readonly formule: string;
  /** Places occupied now; null when not read. The portfolio decides when the payment arrives. */
  readonly occupees: number | null;
  /** Whether this account can pay for that plan by card. */
  readonly vendue_par_carte: boolean;
  /** In words; undefined when the operator shows no prices. */
  readonly prix?: string | undefined;
};

/** Why a plan cannot be requested, the first reason that applies; undefined when it can. */
const pourquoi = (state: Facturation, { formule, occupees, vendue_par_carte }: DemanderFormule) => {
  const choix = choixDepuis(state.plan);
  if (!choix.includes(formule)) return fr`Cette formule n'existe pas : choisissez ${enToutesLettres(choix)}.`;
  const { label, clients } = planDe(formule);
  if (formule === state.plan) return fr`La formule ${label} est déjà la vôtre.`;
  if (formule === state.formule_demandee || formule === state.formule_payee)
    return fr`La formule ${label} est déjà demandée : elle prendra effet à l'arrivée de son paiement.`;
  if (clients < planDe(state.plan).clients && (occupees ?? 0) > clients)
    return fr`${occupees ?? 0} de vos places sont occupées et la formule ${label} n'en a que ${clients} : retirez d'abord des clients ; une place se libère 30 jours après le premier diagnostic du client, et dès son retrait si ces 30 jours sont passés ou si aucune mesure n'a été lancée.`;
  return state.mode === 'carte' && !vendue_par_carte
    ? fr`La formule ${label} ne peut pas être réglée par carte pour ce compte : écrivez-nous pour la régler par virement.`
    : undefined;
};

/** Requests another plan; it takes effect when its payment arrives, if it still fits then. */
export const demanderFormule: FacturationRule<DemanderFormule, FormuleDemandee> = (state, command) => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const non = pourquoi(state, command);
  if (non !== undefined) return refuse('conflict', non);
  const { plan: de, mode, fin_le } = state;
  const { formule: vers, prix } = command;
  const [voulue, actuelle] = [planDe(vers), planDe(de)];
  const { label, clients: plafond } = voulue;
  const sens = plafond < actuelle.clients ? 'descente' : 'montée';
  const dit = note({ mode, fin: finMalgreTout(fin_le), prix }, voulue, actuelle);
  return propose({ de, vers, label, plafond, sens, etat: 'demandée', note: dit }, [
    { type: 'formule_demandee', vers },
  ]);
};
