import { inBatches } from '@agence/platform/process/batches';
import type { Platform } from '@agence/platform/service';
import type { Stored } from '@agence/platform/store/document-store';
import type { Indexes } from '@agence/platform/store/mongo';
import { AT_REST, AWAKE, restsOf } from '@agence/platform/store/rests';
import { CLOS_INDEXES, closStore, type Quels } from './cloturer/clos.store.ts';
import { DOSSIERS, type Dossier, type DossierState } from './dossier/dossier.ts';
import { PORTEFEUILLES } from './portefeuille/portefeuille.ts';
import { PROSPECTIONS } from './prospection/prospection.ts';

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

/** Clients whose validation time is over, and clients corrected once measured, as soon as they are served. */
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

export type Stores = ReturnType<typeof clientsStore>;

export function clientsStore(platform: Platform) {
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
  const readWith = async (compte: string, quels: Quels) => {
    const { state } = await portefeuilles.read(compte);
    return { state: await clos.widen(compte, state, quels) };
  };
  return {
    portefeuilles: {
      ...portefeuilles,
      /** The portfolio together with its archived removed clients. */
      readWith,
      /** The portfolio with one of its clients, archived or not; undefined when the account has no such client. */
      readClient: async (compte: string, id: string) => {
        const { state } = await readWith(compte, { id });
        return { state, client: state.clients.find((client) => client.id === id) };
      },
    },
    clos,
    prospections: platform.store(PROSPECTIONS),
    /** A value that changes whenever a document of the account changes: a result cached under an equal stamp is valid. */
    stamp: stampOf({}, SUM),
    /** The same stamp without the dossiers of removed clients. */
    stampOfActive: stampOf({ 'state.ferme': false }, EACH),
    dossiers: {
      ...dossiers,
      among: async (clients: readonly string[]): Promise<ReadonlyMap<string, Dossier>> => {
        if (clients.length === 0) return new Map();
        return byClient(await dossiers.readMany({ _id: { $in: [...clients] } }));
      },
      ofAccount: inBatches<string, ReadonlyMap<string, Dossier>>(async (comptes) => {
        const found = await dossiers.readMany({ 'state.compte': { $in: [...new Set(comptes)] } });
        const byCompte = Map.groupBy(found, ({ state }) => state?.compte);
        return comptes.map((compte) => byClient(byCompte.get(compte) ?? []));
      }),
      /** The accounts that have clients whose questions have been waiting for validation since `before` or longer. */
      accountsWaitingSince: (before: Date): Promise<string[]> =>
        collection.distinct('state.compte', waiting(before)),
      /** The same clients, for one account. */
      waitingSince: async (compte: string, before: Date) => {
        const filter = { ...waiting(before), 'state.compte': compte };
        const found = await collection.find(filter, { projection: { 'state.revision': 1 } }).toArray();
        return found.map(({ _id, state }) => ({ id: _id, compte, revision: state.revision }));
      },
      /** Those of accounts that are not served. */
      rests: restsOf(platform.db, DOSSIERS.collection, 'state.compte', { 'state.ferme': false }),
      /** The accounts that have clients whose monthly measurement is due. */
      accountsDue: (now: Date): Promise<string[]> => collection.distinct('state.compte', due(now)),
      /** The same clients, for one account, with their due time. */
      due: async (compte: string, now: Date) => {
        const filter = { ...due(now), 'state.compte': compte };
        const found = await collection.find(filter, { projection: { 'state.echeance': 1 } }).toArray();
        return found.flatMap(({ _id, state: { echeance } }) =>
          echeance === undefined ? [] : [{ id: _id, echeance }],
        );
      },
    },
  };
}
