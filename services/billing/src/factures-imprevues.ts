/** A paid invoice that pays for no plan in force or asked for: for a person. */
export type FactureImprevue = {
  /** The card provider's id of it. */
  readonly id: string;
  /** Plans whose prices it bears; none when no plan has its price. */
  readonly plans: readonly string[];
  readonly depuis: Date;
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

/** With one more; the provider tells of an invoice more than once. */
export const avecImprevue = (state: Imprevues, more: FactureImprevue | null): Imprevues => {
  const all = imprevuesDe(state);
  const known = all.some(({ id }) => id === more?.id);
  return more === null || known || all.length >= AU_PLUS ? {} : listed([...all, more]);
};

/** Without those that need nobody any more. */
export const sansImprevues = (state: Imprevues, over: (one: FactureImprevue) => boolean): Imprevues => {
  const all = imprevuesDe(state);
  return all.some(over) ? listed(all.filter((one) => !over(one))) : {};
};
