import {
  type Collection,
  type Db,
  type Document,
  type Filter,
  type IndexDescription,
  MongoClient,
} from 'mongodb';

const POOL_LOOK_MS = 5_000;

/**
 * One service's database. Writes wait for a majority and the journal; reads see only what a majority keeps.
 * Nothing waits longer than 1.5 s, so that a caller gets its 503 within 2 s.
 */
export function openMongo(url: string, database: string): { readonly client: MongoClient; readonly db: Db } {
  const client = new MongoClient(url, {
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    maxPoolSize: 24,
    connectTimeoutMS: 1500,
    serverSelectionTimeoutMS: 1500,
    waitQueueTimeoutMS: 1500,
    socketTimeoutMS: 1500,
    retryWrites: true,
    // Only these services write here, always in UTF-8: checking it again at each read is wasted.
    enableUtf8Validation: false,
    // If undefined were ignored, a forgotten value would make `{ _id: undefined }` match every document.
    ignoreUndefined: false,
  });
  // Each pool checks its connections this often; the default of 100 ms keeps an idle process awake. It is no public
  // option. A broken connection is also noticed when it is taken.
  Object.assign(client.options, { minPoolSizeCheckFrequencyMS: POOL_LOOK_MS });
  return { client, db: client.db(database) };
}

/** Asks the driver, which does not connect here. */
export const isMongoAddress = (url: string): boolean => {
  try {
    new MongoClient(url);
    return true;
  } catch {
    return false;
  }
};

export const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'bulkWrite',
] as const;

type Write = (...given: unknown[]) => Promise<unknown>;

/** Wraps every write through this database; `name` is `<collection>.<operation>`. */
export function wrapWrites(db: Db, wrap: (write: Write, name: string) => Write): Db {
  const open = db.collection.bind(db);
  db.collection = ((...args: Parameters<typeof open>) => {
    const collection: Collection = open(...args);
    for (const name of WRITES) {
      const write = collection[name].bind(collection) as Write;
      Object.assign(collection, { [name]: wrap(write, `${collection.collectionName}.${name}`) });
    }
    return collection;
  }) as typeof db.collection;
  return db;
}

const COUNTS = ['insertedCount', 'modifiedCount', 'upsertedCount', 'deletedCount'];

const changedNothing = (result: unknown): boolean => {
  const counts = COUNTS.map((name) => (result as Document | null)?.[name]).filter(
    (count) => count !== undefined,
  );
  return counts.length > 0 && counts.every((count) => count === 0);
};

/**
 * Counts the finished writes through this database, and failed ones that may have written. No write passes while
 * `assertOpen` throws.
 */
export function countsWrites(db: Db, assertOpen: () => void = () => {}): () => number {
  let writes = 0;
  wrapWrites(db, (write) => async (...given) => {
    assertOpen();
    let result: unknown;
    try {
      result = await write(...given);
      return result;
    } finally {
      if (!changedNothing(result)) writes += 1;
    }
  });
  return () => writes;
}

export const ANY_CASE = { locale: 'fr', strength: 2 };

export type Indexes = Readonly<Record<string, readonly IndexDescription[]>>;

export async function ensureIndexes(db: Db, indexes: Indexes): Promise<void> {
  for (const [collection, list] of Object.entries(indexes)) {
    if (list.length > 0) await db.collection(collection).createIndexes([...list]);
  }
}

/** Inserts unless the id is there already; true when this call inserted it. */
export async function insertOnce<T extends Document & { _id: string }>(
  collection: Collection<T>,
  row: T,
): Promise<boolean> {
  const { _id, ...rest } = row;
  const result = await collection.updateOne({ _id } as never, { $setOnInsert: rest } as never, {
    upsert: true,
  });
  return result.upsertedCount === 1;
}

/** At most `most` ids: a purge takes them in commands that end in time. */
export async function idsFound<T extends Document & { _id: string }>(
  collection: Collection<T>,
  filter: Filter<T>,
  most: number,
): Promise<string[]> {
  const found = await collection.find(filter, { projection: { _id: 1 }, limit: most }).toArray();
  return found.map(({ _id }) => String(_id));
}

export const isDuplicate = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 11000;
