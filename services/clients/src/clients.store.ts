import { inBatches } from '@agence/platform/process/batches';
import type { Platform } from '@agence/platform/service';
import type { DocumentStore, Stored } from '@agence/platform/store/document-store';
import type { Indexes } from '@agence/platform/store/mongo';
import { AT_REST, AWAKE, type Rests, restsOf } from '@agence/platform/store/rests';
import { CLOS_INDEXES, type ClosStore, closStore, type Quels } from './cloturer/clos.store.ts';
import { DOSSIERS, type Dossier, type DossierFact, type DossierState } from './dossier/dossier.ts';
import { PORTEFEUILLES, type Portefeuille, type PortefeuilleFact } from './portefeuille/portefeuille.ts';
import { PROSPECTIONS, type Prospection, type ProspectionFact } from './prospection/prospection.ts';

export type Portefeuilles = DocumentStore<Portefeuille, PortefeuilleFact> & {
  /** The portfolio together with its archived removed clients. */
  readonly readWith: (compte: string, quels: Quels) => Promise<{ readonly state: Portefeuille }>;
};

/** A client whose questions wait for validation. */
export type Waiting = { readonly id: string; readonly compte: string; readonly revision: number };

/** A client to be measured again, since `echeance`. */
export type Due = { readonly id: string; readonly echeance: Date };

export type Dossiers = DocumentStore<DossierState, DossierFact> & {
  /** The dossiers of these clients, by client id. */
  readonly among: (clients: readonly string[]) => Promise<ReadonlyMap<string, Dossier>>;
  readonly ofAccount: (compte: string) => Promise<ReadonlyMap<string, Dossier>>;
  /** The accounts that have clients whose questions have been waiting for validation since `before` or longer. */
  readonly accountsWaitingSince: (before: Date) => Promise<readonly string[]>;
  /** The same clients, for one account. */
  readonly waitingSince: (compte: string, before: Date) => Promise<readonly Waiting[]>;
  /** The accounts that have clients whose monthly measurement is due. */
  readonly accountsDue: (now: Date) => Promise<readonly string[]>;
  /** The same clients, for one account, with their due time. */
  readonly due: (compte: string, now: Date) => Promise<readonly Due[]>;
  /** Those of accounts that are not served. */
  readonly rests: Rests;
};

export type Stores = {
  readonly portefeuilles: Portefeuilles;
  readonly clos: ClosStore;
  readonly dossiers: Dossiers;
  readonly prospections: DocumentStore<Prospection, ProspectionFact>;
  /** A value that changes whenever a document of the account changes: a result cached under an equal stamp is valid. */
  readonly stamp: (compte: string) => Promise<string>;
  /** The same stamp without the dossiers of removed clients. */
  readonly stampOfActive: (compte: string) => Promise<string>;
};

export const INDEXES: Indexes = {
  ...CLOS_INDEXES,
  dossiers: [
    { key: { 'state.compte': 1, 'state.ferme': 1, version: 1, _id: 1 }, name: 'compte_open_version' },
    { key: { 'state.issue': 1, _id: 1 }, name: 'issue' },
    {
      key: { rests: 1, 'state.echeance': 1 },
      name: 'awake_echeance',
      partialFilterExpression: { 'state.ferme': false },
    },
    {
      key: { rests: 1, 'state.a_valider_depuis': 1 },
      name: 'awake_a_valider',
      partialFilterExpression: { 'state.lancee': null, 'state.ferme': false },
    },
    {
      key: { rests: 1, 'state.aussitot': 1, 'state.a_valider_depuis': 1 },
      name: 'awake_aussitot',
      partialFilterExpression: { 'state.aussitot': true, 'state.lancee': null, 'state.ferme': false },
    },
    { key: { rests: 1, 'state.compte': 1 }, name: 'at_rest', partialFilterExpression: AT_REST },
  ],
};

const due = (now: Date) => ({
  ...AWAKE,
  'state.echeance': { $lte: now },
  'state.ferme': false,
  'state.issue': { $ne: 'en cours' as const },
});

/**
 * Clients to launch: those whose validation time is over, and those corrected after a measurement. The latter wait only
 * until their account is served.
 */
const waiting = (before: Date) => {
  // Repeated in each branch, so that each branch uses its own partial index.
  const open = { ...AWAKE, 'state.lancee': null, 'state.ferme': false };
  return {
    $or: [
      { ...open, 'state.a_valider_depuis': { $lte: before } },
      { ...open, 'state.aussitot': true, 'state.a_valider_depuis': { $ne: null } },
    ],
  };
};

/** Number of documents and sum of their versions. Versions only grow, so a pair never recurs. */
const SUM = { documents: { $sum: 1 }, versions: { $sum: '$version' } };
/** Each document with its version. A sum could recur, because closed dossiers leave the set. */
const EACH = { versions: { $push: { $concat: ['$_id', '@', { $toString: '$version' }] } } };

const versionsOf = (comptes: readonly string[], dossiers: object, stamp: object) => {
  const mine = { $in: [...new Set(comptes)] };
  const byId = [{ $match: { _id: mine } }, { $project: { version: 1, of: '$_id' } }];
  const files = [
    { $match: { 'state.compte': mine, ...dossiers } },
    { $project: { version: 1, of: '$state.compte' } },
  ];
  return [
    ...byId,
    { $unionWith: { coll: PROSPECTIONS.collection, pipeline: byId } },
    { $unionWith: { coll: DOSSIERS.collection, pipeline: files } },
    { $group: { _id: '$of', ...stamp } },
  ];
};

const byClient = (found: readonly Pick<Stored<DossierState>, '_id' | 'state'>[]) =>
  new Map(found.flatMap(({ _id, state }): [string, Dossier][] => (state === null ? [] : [[_id, state]])));

export function clientsStore(platform: Platform): Stores {
  const dossiers = platform.store(DOSSIERS);
  const collection = platform.db.collection<{ _id: string; state: Dossier }>(DOSSIERS.collection);
  const portefeuilles = platform.store(PORTEFEUILLES);
  const clos = closStore(platform);
  const stampOf = (which: object, stamp: object) =>
    inBatches<string, string>(async (comptes) => {
      const pipeline = versionsOf(comptes, which, stamp);
      const found = await platform.db.collection(PORTEFEUILLES.collection).aggregate(pipeline).toArray();
      const byCompte = new Map(found.map(({ _id, ...versions }) => [String(_id), JSON.stringify(versions)]));
      return comptes.map((compte) => byCompte.get(compte) ?? '');
    });
  return {
    portefeuilles: {
      ...portefeuilles,
      readWith: async (compte, quels) => {
        const { state } = await portefeuilles.read(compte);
        return { state: await clos.widen(compte, state, quels) };
      },
    },
    clos,
    prospections: platform.store(PROSPECTIONS),
    stamp: stampOf({}, SUM),
    stampOfActive: stampOf({ 'state.ferme': false }, EACH),
    dossiers: {
      ...dossiers,
      among: async (clients) => {
        if (clients.length === 0) return new Map();
        return byClient(await dossiers.readMany({ _id: { $in: [...clients] } }));
      },
      ofAccount: inBatches(async (comptes) => {
        const found = await dossiers.readMany({ 'state.compte': { $in: [...new Set(comptes)] } });
        const byCompte = Map.groupBy(found, ({ state }) => state?.compte);
        return comptes.map((compte) => byClient(byCompte.get(compte) ?? []));
      }),
      accountsWaitingSince: (before) => collection.distinct('state.compte', waiting(before)),
      waitingSince: async (compte, before) => {
        const filter = { ...waiting(before), 'state.compte': compte };
        const found = await collection.find(filter, { projection: { 'state.revision': 1 } }).toArray();
        return found.map(({ _id, state }) => ({ id: _id, compte, revision: state.revision }));
      },
      rests: restsOf(platform.db, DOSSIERS.collection, 'state.compte', { 'state.ferme': false }),
      accountsDue: (now) => collection.distinct('state.compte', due(now)),
      due: async (compte, now) => {
        const filter = { ...due(now), 'state.compte': compte };
        const found = await collection.find(filter, { projection: { 'state.echeance': 1 } }).toArray();
        return found.flatMap(({ _id, state: { echeance } }) =>
          echeance === undefined ? [] : [{ id: _id, echeance }],
        );
      },
    },
  };
}
