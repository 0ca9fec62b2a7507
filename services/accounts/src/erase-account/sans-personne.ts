/** `operator` null: its time is over, or it was erased before the database was put back. */
export type CompteEfface = {
  readonly type: 'compte_efface';
  readonly efface: Date;
  readonly operator: string | null;
  readonly why: string;
};

/** What an account says of people, and what opens it. */
type Personal = {
  readonly marque: { readonly nom: string; readonly couleur: string; readonly contact: string };
};

/** The account without any of it: its identifier, its dates and its plan stay. */
export const sansPersonne = <C extends Personal>(state: C, efface: Date) => ({
  ...state,
  ...{ nom: 'Compte effacé', marque: { ...state.marque, nom: 'Compte effacé', contact: '' } },
  ...{ adresses: [], demandes: [], cles: [], assistants: [], sessions: [] },
  ...{ badge: null, stripe_customer: null, cle_demandee: null, efface },
});
