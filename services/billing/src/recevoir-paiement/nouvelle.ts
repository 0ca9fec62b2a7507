export type Facture = {
  readonly genre: 'facture';
  /** Absent in older kept messages. */
  readonly id?: string | undefined;
  /** Its last day at a plan's price; where no plan has a price, its last day. */
  readonly jusqu_au: string | null;
  readonly plans: readonly string[];
  /** Its price belongs to no plan, although plans have prices. */
  readonly sans_plan?: boolean;
};

/** A payment reported by the card provider. Days are YYYY-MM-DD in Paris. */
export type Nouvelle =
  | Facture
  | {
      readonly genre: 'abonnement';
      readonly vu_ts: number;
      readonly regle: boolean;
      readonly du: string;
      readonly au: string;
    };
