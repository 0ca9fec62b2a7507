export type Facture = {
  readonly genre: 'facture';
  readonly jusqu_au: string | null;
  readonly plans: readonly string[];
};

/** What the card provider says of an account's money. Days are YYYY-MM-DD in Paris. */
export type Nouvelle =
  | Facture
  | {
      readonly genre: 'abonnement';
      readonly vu_ts: number;
      readonly regle: boolean;
      readonly du: string;
      readonly au: string;
    };
