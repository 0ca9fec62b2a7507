import type { Rule } from '@agence/gesture';
import type { DocumentKind } from '@agence/platform/store/document-store';
import type { Motif } from './deposer/controle.ts';
import type { Demande } from './deposer/demande.ts';

/** A request, accepted or waiting for a person. */
export type Vivant = {
  readonly etat: 'accepté' | 'à vérifier';
  readonly demande: Demande;
  readonly recu: Date;
  readonly accepte: Date | null;
  readonly motif: Motif | null;
  /** When the link sent to its address confirmed it. */
  readonly confirme?: Date;
  /** Accepted, but its turn to be measured has not come. */
  readonly attend?: true;
  /** Digests of the sender's address and network, kept while it waits. */
  readonly source?: string;
  readonly reseau?: string;
};

/** What is left of an erased request: nothing of the person. */
export type Efface = { readonly etat: 'effacé'; readonly recu: Date; readonly efface: Date };

/** `null` until the request is sent. */
export type LeadState = Vivant | Efface | null;

type Recue = Pick<Vivant, 'demande' | 'recu'>;

/** `operator` is null when it was due by itself. */
export type Par = { readonly operator: string | null; readonly why: string };

export type LeadFact =
  | ({
      readonly type: 'lead_accepte';
      readonly source: string;
      readonly reseau: string;
      readonly tour: boolean;
    } & Recue)
  | ({ readonly type: 'lead_retenu'; readonly motif: Motif } & Recue)
  | ({ readonly type: 'tour_venu' } & Par)
  | ({ readonly type: 'lead_libere'; readonly accepte: Date } & Par)
  | { readonly type: 'lead_confirme'; readonly confirme: Date }
  | ({ readonly type: 'lead_efface'; readonly efface: Date } & Par);

export type LeadRule<C, P = object> = Rule<LeadState, C, P, LeadFact>;

const evolve = (state: LeadState, fact: LeadFact): LeadState => {
  switch (fact.type) {
    case 'lead_accepte':
      return {
        etat: 'accepté',
        demande: fact.demande,
        recu: fact.recu,
        accepte: fact.recu,
        motif: null,
        ...(fact.tour ? {} : { attend: true, source: fact.source, reseau: fact.reseau }),
      };
    case 'lead_retenu':
      return {
        etat: 'à vérifier',
        demande: fact.demande,
        recu: fact.recu,
        accepte: null,
        motif: fact.motif,
      };
    case 'lead_libere':
      if (state?.etat !== 'à vérifier') throw new Error('only a lead that waits is released');
      return { ...state, etat: 'accepté', accepte: fact.accepte };
    case 'tour_venu': {
      if (state?.etat !== 'accepté') throw new Error('only an accepted lead waits for its turn');
      const { attend: _, source: __, reseau: ___, ...served } = state;
      return served;
    }
    case 'lead_confirme':
      if (state?.etat !== 'accepté') throw new Error('only the address of an accepted lead is confirmed');
      return { ...state, confirme: fact.confirme };
    case 'lead_efface':
      if (state === null) throw new Error('a lead was sent before it is erased');
      return { etat: 'effacé', recu: state.recu, efface: fact.efface };
  }
};

/** The event of each fact. */
const EVENTS = {
  lead_accepte: 'lead_accepte',
  lead_libere: 'lead_accepte',
  lead_retenu: null,
  tour_venu: 'lead_tour_venu',
  lead_confirme: 'lead_confirme',
  lead_efface: 'lead_efface',
} as const;

export const LEADS: DocumentKind<LeadState, LeadFact> = {
  collection: 'leads',
  initial: () => null,
  evolve,
  announce: (fact, { id: lead }) => {
    const name = EVENTS[fact.type];
    return name === null ? [] : [{ name, data: { lead } }];
  },
  record: (fact, on) =>
    'operator' in fact && fact.operator !== null
      ? [{ operator: fact.operator, what: fact.type, on, why: fact.why }]
      : [],
};
