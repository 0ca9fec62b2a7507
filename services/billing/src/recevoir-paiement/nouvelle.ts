export type Facture = {
  readonly genre: 'facture';
  /** Absent in messages kept before it was read. */
  readonly id?: string | undefined;
  /** Its last day at a plan's price; where no plan has a price, its last day. */
  readonly jusqu_au: string | null;
  readonly plans: readonly string[];
  /** It is at a price that no plan has, though plans have prices. */
  readonly sans_plan?: boolean;
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
