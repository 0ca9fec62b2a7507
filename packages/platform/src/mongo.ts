import { type Collection, type Db, type Document, type IndexDescription, MongoClient } from 'mongodb';

const POOL_LOOK_MS = 5_000;

/**
 * One service's database. Writes wait for a majority and the journal, reads see only what a majority keeps,
 * and nothing waits longer than 1.5 s, so that a caller gets its 503 within 2 s.
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
    // Only these services write here, and they write UTF-8: checking it again at each read costs for nothing.
    enableUtf8Validation: false,
    // A forgotten value must find nothing: left out, `{ _id: undefined }` would be a filter that every document passes.
    ignoreUndefined: false,
  });
  // Every pool looks over its connections this often, 100 ms if not told: what woke an idle process most. It is no option of
  // the client's; a connection that is not good any more is found out when it is taken, too.
  Object.assign(client.options, { minPoolSizeCheckFrequencyMS: POOL_LOOK_MS });
  return { client, db: client.db(database) };
}

/** Asks the driver itself, which connects to nothing here. */
export const isMongoAddress = (url: string): boolean => {
  try {
    new MongoClient(url);
    return true;
  } catch {
    return false;
  }
};

/** What changes a collection. */
export const WRITES = [
  ...([
    'insertOne',
    'insertMany',
    'updateOne',
    'updateMany',
    'replaceOne',
    'deleteOne',
    'deleteMany',
  ] as const),
  ...(['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'bulkWrite'] as const),
];

const COUNTS = ['insertedCount', 'modifiedCount', 'upsertedCount', 'deletedCount'];

/** Whether the server says that nothing is otherwise than before. */
const changedNothing = (result: unknown): boolean => {
  const counts = COUNTS.map((name) => (result as Document | null)?.[name]).filter(
    (count) => count !== undefined,
  );
  return counts.length > 0 && counts.every((count) => count === 0);
};

/**
 * Has this database count what is changed through it, once that is over; what may have been changed counts too. Nothing is
 * changed through it while `assertOpen` throws.
 */
export function countsWrites(db: Db, assertOpen: () => void = () => {}): () => number {
  let writes = 0;
  const open = db.collection.bind(db);
  db.collection = ((...args: Parameters<typeof open>) => {
    const collection: Collection = open(...args);
    for (const name of WRITES) {
      const write = collection[name].bind(collection) as (...args: unknown[]) => Promise<unknown>;
      const counted = async (...given: unknown[]) => {
        assertOpen();
        let result: unknown;
        try {
          result = await write(...given);
          return result;
        } finally {
          if (!changedNothing(result)) writes += 1;
        }
      };
      Object.assign(collection, { [name]: counted });
    }
    return collection;
  }) as typeof db.collection;
  return () => writes;
}

/** The indexes a service needs, by collection. */
/** Compares texts without minding capitals. */
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

export const isDuplicate = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 11000;
