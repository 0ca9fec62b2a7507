import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { FacturationFact, FacturationState } from '../facturation.ts';
import { COMPTE_INCONNU } from '../inconnu.ts';
import { PLANS, planDe } from '../plans.ts';
import { note } from './note.rule.ts';

export type DemanderFormule = {
  readonly formule: string;
  /** Places occupied now; null when nobody asked. The portfolio decides in the end, when the payment arrives. */
  readonly occupees: number | null;
  /** Whether the card provider can take the payment of that plan from this account. */
  readonly vendue_par_carte: boolean;
};

export type FormuleDemandee = {
  readonly de: string;
  readonly vers: string;
  readonly label: string;
  readonly plafond: number;
  readonly sens: 'montée' | 'descente';
  readonly etat: 'demandée';
  readonly note: string;
};

/** Asks for another plan; it takes effect when its payment arrives, if it still fits then. */
export const demanderFormule = (
  state: FacturationState,
  { formule: vers, occupees, vendue_par_carte }: DemanderFormule,
): Decision<FormuleDemandee, FacturationFact> => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const { plan: de, mode } = state;
  const [voulue, actuelle] = [PLANS.get(vers), planDe(de)];
  if (voulue === undefined)
    return refuse('conflict', fr`Cette formule n'existe pas : choisissez ${[...PLANS.keys()].join(', ')}.`);
  const { label, clients: plafond } = voulue;
  if (vers === de) return refuse('conflict', fr`La formule ${label} est déjà la vôtre.`);
  if (vers === state.formule_demandee || vers === state.formule_payee)
    return refuse(
      'conflict',
      fr`La formule ${label} est déjà demandée : elle prendra effet à l'arrivée de son paiement.`,
    );
  const sens = plafond < actuelle.clients ? 'descente' : 'montée';
  if (sens === 'descente' && occupees !== null && occupees > plafond)
    return refuse(
      'conflict',
      fr`${occupees} de vos places sont occupées et la formule ${label} n'en a que ${plafond} : retirez d'abord des clients ; une place se libère 30 jours après le premier diagnostic.`,
    );
  if (mode === 'carte' && !vendue_par_carte)
    return refuse(
      'conflict',
      fr`La formule ${label} ne peut pas être réglée par carte pour ce compte : écrivez-nous pour la régler par virement.`,
    );
  const demandee = {
    de,
    vers,
    label,
    plafond,
    sens,
    etat: 'demandée',
    note: note(mode, voulue, actuelle),
  } as const;
  return propose(demandee, [{ type: 'formule_demandee', vers }]);
};
