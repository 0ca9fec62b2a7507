/** A paid invoice that pays for no plan in force or asked for, or for the time after the account's end: for a person. */
export type FactureImprevue = {
  /** The card provider's id of it. */
  readonly id: string;
  /** Plans whose prices it bears; none when no plan has its price. */
  readonly plans: readonly string[];
  readonly depuis: Date;
  /** YYYY-MM-DD: the end of the account that it goes beyond. */
  readonly apres_fin?: string | undefined;
};

/** Those of an account; documents from before there could be several hold one, without an id. */
export type Imprevues = {
  readonly facture_imprevue?: Omit<FactureImprevue, 'id'> | null;
  readonly factures_imprevues?: readonly FactureImprevue[];
};

/** More than come together before a person looks. */
const AU_PLUS = 50;
const ANCIENNE = 'ancienne';

/** The oldest first. */
export const imprevuesDe = ({
  facture_imprevue: former,
  factures_imprevues: all = [],
}: Imprevues): readonly FactureImprevue[] => (former == null ? all : [{ id: ANCIENNE, ...former }, ...all]);

const listed = (factures_imprevues: readonly FactureImprevue[]): Imprevues => ({
  facture_imprevue: null,
  factures_imprevues,
});

/** With one more. */
export const avecImprevue = (state: Imprevues, more: FactureImprevue | null): Imprevues => {
  const all = imprevuesDe(state);
  return more === null || all.length >= AU_PLUS ? {} : listed([...all, more]);
};

/** Without those that need nobody any more. */
export const sansImprevues = (state: Imprevues, over: (one: FactureImprevue) => boolean): Imprevues => {
  const all = imprevuesDe(state);
  return all.some(over) ? listed(all.filter((one) => !over(one))) : {};
};

/** Once the account goes on: what was debited for the time after its end pays for it, unless it is of another plan. */
export const sansFin = (state: Imprevues, plan: string): Imprevues => {
  const all = imprevuesDe(state);
  const left = all.filter(({ apres_fin, plans }) => apres_fin === undefined || !plans.includes(plan));
  return all.some(({ apres_fin }) => apres_fin !== undefined)
    ? listed(left.map(({ apres_fin: _, ...one }) => one))
    : {};
};
