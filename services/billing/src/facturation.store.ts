import type { DocumentStore } from '@agence/platform/store/document-store';
import type { Indexes } from '@agence/platform/store/mongo';
import {
  FACTURATIONS,
  type Facturation,
  type FacturationFact,
  type FacturationState,
} from './facturation.ts';

type Found = { readonly compte: string; readonly facturation: Facturation };

/** Stages after which another follows. Listed instead of `$ne`, so that the index skips ended accounts. */
const TO_ANNOUNCE = [null, 'paiement_bientot_du', 'paiement_en_retard'] as const;

export const INDEXES: Indexes = {
  [FACTURATIONS.collection]: [
    { key: { 'state.stripe_customer': 1 }, name: 'customer', sparse: true },
    { key: { 'state.fin_le': 1, 'state.annonce': 1, 'state.paye_jusqu_au': 1 }, name: 'to_announce' },
    {
      key: { 'state.virement_note': 1 },
      name: 'transfers',
      partialFilterExpression: { 'state.virement_note': { $type: 'date' } },
    },
    {
      key: { 'state.resiliee_depuis': 1 },
      name: 'terminations',
      partialFilterExpression: { 'state.resiliee_depuis': { $type: 'date' } },
    },
  ],
};

type Store = DocumentStore<FacturationState, FacturationFact>;

export function facturationStore(store: Store) {
  const find = async (filter: Parameters<Store['readMany']>[0]): Promise<readonly Found[]> => {
    const found = await store.readMany(filter);
    return found.flatMap(({ _id, state }) => (state === null ? [] : [{ compte: _id, facturation: state }]));
  };
  const oldestFirst = async (
    filter: Parameters<typeof find>[0],
    since: (facturation: Facturation) => Date | null | undefined,
  ) => {
    const time = ({ facturation }: Found) => since(facturation)?.getTime() ?? 0;
    return (await find(filter)).toSorted((a, b) => time(a) - time(b));
  };
  return {
    ...store,
    byCustomer: async (customer: string) => {
      const [found] = await find({ 'state.stripe_customer': customer });
      return found?.compte ?? null;
    },
    /** Accounts whose transfer waits for a person, the oldest first. */
    virementsNotes: () =>
      oldestFirst({ 'state.virement_note': { $type: 'date' } }, ({ virement_note }) => virement_note),
    /** Accounts whose paid plan did not fit, the oldest first. */
    formulesGardees: () =>
      oldestFirst({ 'state.formule_gardee': { $type: 'object' } }, (state) => state.formule_gardee?.depuis),
    /** Accounts that terminated themselves and wait for a person, the oldest first. */
    resiliationsNotees: () =>
      oldestFirst({ 'state.resiliee_depuis': { $type: 'date' } }, (state) => state.resiliee_depuis),
    /** Accounts with an invoice for a plan that nobody requested. */
    facturesImprevues: () => find({ 'state.factures_imprevues.0': { $exists: true } }),
    /** Accounts paid up to `day` at most, with stages left to announce. */
    echeances: async (day: string) => {
      const due = { 'state.paye_jusqu_au': { $type: 'string', $lte: day }, 'state.fin_le': null } as const;
      const found = await find({ ...due, 'state.annonce': { $in: TO_ANNOUNCE } });
      return found.map(({ compte }) => compte);
    },
    /** Accounts whose last day is from `since` to before `before`, and whose end is not announced yet. */
    finies: async (since: string, before: string) => {
      const over = { 'state.fin_le': { $type: 'string', $gte: since, $lt: before } } as const;
      const found = await find({ ...over, 'state.annonce': { $in: [...TO_ANNOUNCE, 'compte_echu'] } });
      return found.map(({ compte }) => compte);
    },
  };
}
