import type { Platform } from '@agence/platform/service';
import { AT_REST, AWAKE, restsOf } from '@agence/platform/store/rests';
import { MESURES, type Mesure } from './mesure.ts';

type Row = { readonly id: string; readonly mesure: Mesure };

export const MESURE_INDEXES = {
  mesures: [
    { key: { 'state.etat': 1, 'state.lancee': -1 }, name: 'etat_lancee' },
    { key: { rests: 1, 'state.reprise_le': 1 }, name: 'awake_reprise' },
    { key: { rests: 1, 'state.compte': 1 }, name: 'at_rest', partialFilterExpression: AT_REST },
    { key: { 'state.compte': 1, 'state.lancee': -1 }, name: 'compte' },
    { key: { 'state.client': 1, 'state.lancee': -1 }, name: 'client' },
    {
      key: { 'state.diagnostic': 1, 'state.etat': 1, 'state.lancee': 1 },
      name: 'prospects',
      partialFilterExpression: { 'state.diagnostic': 'prospect' },
    },
    { key: { 'state.relecture.lecteur': 1 }, name: 'rereading', sparse: true },
    {
      key: { 'state.lancee': 1 },
      name: 'reread',
      partialFilterExpression: { 'state.relues.lecteur': { $exists: true } },
    },
  ],
} as const;

export function mesureStore(platform: Pick<Platform, 'db' | 'store'>) {
  const store = platform.store(MESURES);
  type Options = Parameters<typeof store.readMany>[1];
  const rows = async (filter: object, options?: Options): Promise<readonly Row[]> => {
    const found = await store.readMany(filter, options);
    return found.flatMap(({ _id, state }) => (state === null ? [] : [{ id: _id, mesure: state }]));
  };
  const launched = (from: Date, to: Date) => ({ 'state.lancee': { $gte: from, $lt: to } });
  const latest = (list: readonly Row[]) =>
    list.toSorted(
      ({ mesure: a }, { mesure: b }) => b.lancee.getTime() - a.lancee.getTime() || b.revision - a.revision,
    );
  return {
    ...store,
    running: () => rows({ 'state.etat': 'en cours' }),
    runningFor: async (client: string) =>
      latest(await rows({ 'state.client': client, 'state.etat': 'en cours' }))[0] ?? null,
    toTakeUp: (now: Date) => rows({ ...AWAKE, 'state.reprise_le': { $lte: now, $ne: null } }),
    /** Retries that wait until their account is served. */
    rests: restsOf(platform.db, MESURES.collection, 'state.compte', { 'state.reprise_le': { $ne: null } }),
    ofAccount: async (compte: string) => latest(await rows({ 'state.compte': compte })),
    ofClient: (compte: string, client: string) => rows({ 'state.client': client, 'state.compte': compte }),
    /** Failed at a second or later try, without a scheduled retry. */
    failed: () => rows({ 'state.etat': 'en échec', 'state.essai': { $gte: 2 }, 'state.reprise_le': null }),
    /** Measurements with a result launched since then: the latest, `limit` at most. */
    doneSince: (from: Date, limit: number) => {
      const done = { 'state.etat': 'faite', 'state.lancee': { $gte: from } };
      return rows(done, { sort: { 'state.lancee': -1 }, limit });
    },
    erasedSince: (from: Date) =>
      rows({ 'state.etat': 'annulée', 'state.lancee': { $gte: from }, 'state.questions': { $size: 0 } }),
    /** Ended measurements of prospects, launched before then. */
    prospectsBefore: (than: Date) =>
      rows({
        'state.diagnostic': 'prospect',
        'state.etat': { $in: ['faite', 'en échec'] },
        'state.lancee': { $lt: than },
      }),
    /** Clients' measurements with a result launched in [from, to), the oldest first; of one account, or of all. */
    ofClients: async (from: Date, to: Date, compte?: string) => {
      const which = { 'state.diagnostic': { $exists: false }, ...(compte && { 'state.compte': compte }) };
      const filter = { 'state.etat': 'faite', ...launched(from, to), ...which };
      const fields = ['compte', 'client', 'lancee', 'jours', 'figee', 'document', 'mois_conclu'];
      const projection = { shape: 1, ...Object.fromEntries(fields.map((field) => [`state.${field}`, 1])) };
      return rows(filter, { projection, sort: { 'state.lancee': 1 } });
    },
    /** Findings of the measurements with a result launched in [from, to). */
    found: async (from: Date, to: Date): Promise<readonly Pick<Mesure, 'lancee' | 'bilan'>[]> => {
      const projection = { shape: 1, 'state.lancee': 1, 'state.bilan': 1 };
      const found = await rows({ 'state.etat': 'faite', ...launched(from, to) }, { projection });
      return found.map(({ mesure }) => mesure);
    },
    rereading: () => rows({ 'state.relecture.lecteur': { $exists: true } }),
    /** Those whose answers were read again, launched in [from, to). */
    reread: (from: Date, to: Date) =>
      rows({ 'state.relues.lecteur': { $exists: true }, ...launched(from, to) }),
    /** The last measurements of a client with a result, launched before `than`: the latest first, `limit` at most. */
    before: (client: string, than: Date, limit: number) => {
      const done = { 'state.client': client, 'state.etat': 'faite', 'state.lancee': { $lt: than } };
      return rows(done, { sort: { 'state.lancee': -1, 'state.revision': -1 }, limit });
    },
  };
}
