import type { Platform } from '@agence/platform/service';
import type { DocumentStore } from '@agence/platform/store/document-store';
import { AT_REST, AWAKE, type Rests, restsOf } from '@agence/platform/store/rests';
import { MESURES, type Mesure, type MesureFact, type MesureState } from './mesure.ts';

type Row = { readonly id: string; readonly mesure: Mesure };

export type Mesures = DocumentStore<MesureState, MesureFact> & {
  readonly running: () => Promise<readonly Row[]>;
  readonly toTakeUp: (now: Date) => Promise<readonly Row[]>;
  /** Retries that wait until their account is served. */
  readonly rests: Rests;
  readonly ofAccount: (compte: string) => Promise<readonly Row[]>;
  readonly ofClient: (compte: string, client: string) => Promise<readonly Row[]>;
  /** The running measurement of a client. */
  readonly runningFor: (client: string) => Promise<Row | null>;
  /** Failed at a second or later try, without a scheduled retry. */
  readonly failed: () => Promise<readonly Row[]>;
  /** Measurements with a result launched since then: the latest, `most` at most. */
  readonly doneSince: (than: Date, most: number) => Promise<readonly Row[]>;
  /** Erased measurements launched since then. */
  readonly erasedSince: (than: Date) => Promise<readonly Row[]>;
  /** Ended measurements of prospects, launched before then. */
  readonly prospectsBefore: (than: Date) => Promise<readonly Row[]>;
  /** Findings of the measurements with a result launched in [from, to). */
  readonly found: (from: Date, to: Date) => Promise<readonly Pick<Mesure, 'lancee' | 'bilan'>[]>;
  /** Those whose answers are being read again. */
  readonly rereading: () => Promise<readonly Row[]>;
  /** Those whose answers were read again, launched in [from, to). */
  readonly reread: (from: Date, to: Date) => Promise<readonly Row[]>;
  /** The last measurements of a client with a result, launched before `than`: the latest first, `most` at most. */
  readonly before: (client: string, than: Date, most: number) => Promise<readonly Row[]>;
};

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

export function mesureStore(platform: Pick<Platform, 'db' | 'store'>): Mesures {
  const store = platform.store(MESURES);
  const rows = async (
    filter: object,
    options?: Parameters<typeof store.readMany>[1],
  ): Promise<readonly Row[]> => {
    const found = await store.readMany(filter, options);
    return found.flatMap(({ _id, state }) => (state === null ? [] : [{ id: _id, mesure: state }]));
  };
  const latest = (list: readonly Row[]) =>
    list.toSorted(
      ({ mesure: a }, { mesure: b }) => b.lancee.getTime() - a.lancee.getTime() || b.revision - a.revision,
    );
  return {
    ...store,
    running: () => rows({ 'state.etat': 'en cours' }),
    runningFor: async (client) =>
      latest(await rows({ 'state.client': client, 'state.etat': 'en cours' }))[0] ?? null,
    toTakeUp: (now) => rows({ ...AWAKE, 'state.reprise_le': { $lte: now, $ne: null } }),
    rests: restsOf(platform.db, MESURES.collection, 'state.compte', {
      'state.reprise_le': { $ne: null },
    }),
    ofAccount: async (compte) => latest(await rows({ 'state.compte': compte })),
    ofClient: (compte, client) => rows({ 'state.client': client, 'state.compte': compte }),
    failed: () => rows({ 'state.etat': 'en échec', 'state.essai': { $gte: 2 }, 'state.reprise_le': null }),
    doneSince: (than, limit) =>
      rows(
        { 'state.etat': 'faite', 'state.lancee': { $gte: than } },
        { sort: { 'state.lancee': -1 }, limit },
      ),
    erasedSince: (than) =>
      rows({
        'state.etat': 'annulée',
        'state.lancee': { $gte: than },
        'state.questions': { $size: 0 },
      }),
    prospectsBefore: (than) =>
      rows({
        'state.diagnostic': 'prospect',
        'state.etat': { $in: ['faite', 'en échec'] },
        'state.lancee': { $lt: than },
      }),
    found: async (from, to) => {
      const filter = { 'state.etat': 'faite', 'state.lancee': { $gte: from, $lt: to } };
      const projection = { shape: 1, 'state.lancee': 1, 'state.bilan': 1 };
      return (await rows(filter, { projection })).map(({ mesure }) => mesure);
    },
    rereading: () => rows({ 'state.relecture.lecteur': { $exists: true } }),
    reread: (from, to) =>
      rows({ 'state.relues.lecteur': { $exists: true }, 'state.lancee': { $gte: from, $lt: to } }),
    before: (client, than, limit) => {
      const done = { 'state.client': client, 'state.etat': 'faite', 'state.lancee': { $lt: than } };
      return rows(done, { sort: { 'state.lancee': -1, 'state.revision': -1 }, limit });
    },
  };
}
