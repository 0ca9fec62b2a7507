import { propose } from '@agence/gesture';
import type { LeadRule } from '../lead.ts';
import type { Motif } from './controle.ts';
import type { Demande } from './demande.ts';

export type Deposer = {
  readonly demande: Demande;
  readonly recu: Date;
  /** Why a person has to look at the request first; null: it is accepted. */
  readonly motif: Motif | null;
  readonly source: string;
  readonly reseau: string;
  /** Whether it has a turn today; if not, `file` counts the waiting requests: all, and those of its source. */
  readonly tour: boolean;
  readonly file: { readonly all: number; readonly source: number };
  /** Turns in a day. */
  readonly par_jour: number;
};

/** `attend`: kept, but not measured today. */
export type Depot = { readonly etat: 'accepté' | 'à vérifier'; readonly attend: boolean };

/** A person looks at requests once a week's turns, or one day's turns for a single source, are waiting. */
const SEMAINE = 7;

/** Takes in a request. The same request sent again (a second click, a reloaded page) changes nothing. */
export const deposer: LeadRule<Deposer, Depot> = (state, command) => {
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
