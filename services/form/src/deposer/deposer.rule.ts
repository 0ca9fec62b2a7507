import { type Decision, propose } from '@agence/gesture';
import type { LeadFact, LeadState } from '../lead.ts';
import type { Motif } from './controle.ts';
import type { Demande } from './demande.ts';

export type Deposer = {
  readonly demande: Demande;
  readonly recu: Date;
  /** Why a person has to look at it first; null: it is accepted. */
  readonly motif: Motif | null;
  readonly source: string;
  readonly reseau: string;
  /** It has a turn of today; else how many wait, in all and of its source. */
  readonly tour: boolean;
  readonly file: { readonly all: number; readonly source: number };
  /** Turns that a day has. */
  readonly par_jour: number;
};

/** `attend`: it is kept, and not measured today. */
export type Depot = { readonly etat: 'accepté' | 'à vérifier'; readonly attend: boolean };

/** A queue that a week does not empty, or one source for a whole day of it, is for a person to look at. */
const SEMAINE = 7;

/** Takes in a request. The same one sent again (a second click, a page sent anew) changes nothing. */
export const deposer = (state: LeadState, command: Deposer): Decision<Depot, LeadFact> => {
  const { demande, recu, source, reseau, tour, file, par_jour } = command;
  const full = !tour && (file.all >= SEMAINE * par_jour || file.source >= par_jour);
  const motif = command.motif ?? (full ? 'afflux' : null);
  const depot: Depot = {
    etat: motif === null ? 'accepté' : 'à vérifier',
    attend: command.motif === null && !tour,
  };
  if (state !== null) return propose(depot);
  return propose(depot, [
    motif === null
      ? { type: 'lead_accepte', demande, recu, source, reseau, tour }
      : { type: 'lead_retenu', demande, recu, motif },
  ]);
};
