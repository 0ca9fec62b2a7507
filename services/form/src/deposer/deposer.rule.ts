import { type Decision, propose } from '@agence/gesture';
import type { LeadFact, LeadState } from '../lead.ts';
import type { Motif } from './controle.ts';
import type { Demande } from './demande.ts';

export type Deposer = {
  readonly demande: Demande;
  readonly recu: Date;
  /** Why a person has to look at it first; null: it is accepted. */
  readonly motif: Motif | null;
};

export type Depot = { readonly etat: 'accepté' | 'à vérifier' };

/** Takes in a request. The same one sent again (a second click, a page sent anew) changes nothing. */
export const deposer = (state: LeadState, { demande, recu, motif }: Deposer): Decision<Depot, LeadFact> => {
  const depot: Depot = { etat: motif === null ? 'accepté' : 'à vérifier' };
  if (state !== null) return propose(depot);
  return propose(depot, [
    motif === null ? { type: 'lead_accepte', demande, recu } : { type: 'lead_retenu', demande, recu, motif },
  ]);
};
