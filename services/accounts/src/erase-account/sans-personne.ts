/** `operator` null: its retention time is over, or a restored database repeats the erasure. */
export type CompteEfface = {
  readonly type: 'compte_efface';
  readonly efface: Date;
  readonly operator: string | null;
  readonly why: string;
};

type Personal = {
  readonly marque: { readonly nom: string; readonly couleur: string; readonly contact: string };
};

/** The account without personal data and access: its identifier, its dates and its plan stay. */
export const sansPersonne = <C extends Personal>(state: C, efface: Date) => ({
  ...state,
  ...{ nom: 'Compte effacé', marque: { ...state.marque, nom: 'Compte effacé', contact: '' } },
  ...{ adresses: [], demandes: [], cles: [], assistants: [], sessions: [] },
  ...{ badge: null, stripe_customer: null, cle_demandee: null, efface },
});
