/** A paid invoice for a plan neither in force nor requested, or for time after the account's end: a person decides. */
export type FactureImprevue = {
  /** The card provider's invoice id. */
  readonly id: string;
  /** Plans whose prices it bears; none when no plan has its price. */
  readonly plans: readonly string[];
  readonly depuis: Date;
  /** YYYY-MM-DD: the account's end, if the invoice goes beyond it. */
  readonly apres_fin?: string | undefined;
};

/** An account's unrequested invoices. */
export type Imprevues = { readonly factures_imprevues?: readonly FactureImprevue[] };

/** More than arrive before a person looks. */
const AU_PLUS = 50;

/** The oldest first. */
export const imprevuesDe = ({ factures_imprevues = [] }: Imprevues): readonly FactureImprevue[] =>
  factures_imprevues;

/** Adds an invoice, up to the limit. */
export const avecImprevue = (state: Imprevues, more: FactureImprevue | null): Imprevues => {
  const all = imprevuesDe(state);
  return more === null || all.length >= AU_PLUS ? {} : { factures_imprevues: [...all, more] };
};

/** Removes invoices that need no person any more. */
export const sansImprevues = (state: Imprevues, over: (invoice: FactureImprevue) => boolean): Imprevues => {
  const all = imprevuesDe(state);
  return all.some(over) ? { factures_imprevues: all.filter((invoice) => !over(invoice)) } : {};
};

/** After a reopening, invoices for time after the end are regular, except those for another plan. */
export const sansFin = (state: Imprevues, plan: string): Imprevues => {
  const all = imprevuesDe(state);
  const left = all.filter(({ apres_fin, plans }) => apres_fin === undefined || !plans.includes(plan));
  return all.some(({ apres_fin }) => apres_fin !== undefined)
    ? { factures_imprevues: left.map(({ apres_fin: _, ...invoice }) => invoice) }
    : {};
};
