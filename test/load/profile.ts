import { setTimeout as pause } from 'node:timers/promises';
import type { Db, MongoClient } from 'mongodb';

/** Queries of one kind, as the database tells of them. */
export type Asked = {
  readonly what: string;
  readonly plan: string;
  readonly times: number;
  /** The most of one: index entries, documents, milliseconds. */
  readonly keys: number;
  readonly docs: number;
  readonly ms: number;
};

const PROFILE_BYTES = 64 * 1024 * 1024;

export const databases = async (mongo: MongoClient): Promise<readonly Db[]> => {
  const { databases: all } = await mongo.db().admin().listDatabases({ nameOnly: true });
  return all.filter(({ name }) => name.startsWith('agence_')).map(({ name }) => mongo.db(name));
};

const BY_KIND = [
  { $match: { ns: { $not: /system\.profile/ } } },
  {
    $group: {
      _id: { ns: '$ns', op: '$op', plan: '$planSummary', hash: '$queryHash' },
      times: { $sum: 1 },
      keys: { $max: '$keysExamined' },
      docs: { $max: '$docsExamined' },
      ms: { $max: '$millis' },
    },
  },
];

/** All that is asked of the database meanwhile; by kind, those that look at most first. */
export async function profiled(mongo: MongoClient, seconds: number): Promise<readonly Asked[]> {
  const all = await databases(mongo);
  for (const db of all) {
    await db.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
    await db.command({ profile: 2 });
  }
  await pause(seconds * 1000);
  const asked: Asked[] = [];
  for (const db of all) {
    await db.command({ profile: 0 });
    const kinds = await db.collection('system.profile').aggregate(BY_KIND).toArray();
    asked.push(
      ...kinds.map(({ _id, times, keys, docs, ms }) => ({
        what: `${_id.ns} ${_id.op}`,
        plan: String(_id.plan ?? ''),
        ...{ times, keys: keys ?? 0, docs: docs ?? 0, ms },
      })),
    );
    await db.collection('system.profile').drop();
  }
  return asked.toSorted((a, b) => b.keys + b.docs - a.keys - a.docs);
}
