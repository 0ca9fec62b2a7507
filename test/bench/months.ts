import type { Account } from '@agence/testing/accounts';
import type { Db, MongoClient } from 'mongodb';
import { monthsLater } from '../../packages/words/src/paris.ts';
import { launch, questionsOf, untilMesure, untilWritten } from '../outside/client.ts';

const QUESTIONS = 10;

type Stored = { readonly _id: string; readonly [field: string]: unknown };
type Renames = readonly (readonly [from: string, to: string])[];

/** A stored value under other ids, some months earlier. */
function earlier(value: unknown, renames: Renames, months: number): unknown {
  if (typeof value === 'string')
    return renames.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  if (value instanceof Date) return monthsLater(value, -months);
  if (Array.isArray(value)) return value.map((item) => earlier(item, renames, months));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, earlier(field, renames, months)]),
  );
}

const measured = async (account: Account, client: string): Promise<void> => {
  await launch(account, client, QUESTIONS);
  await untilMesure(account, client, 'faite');
  await untilWritten(account, client, 2);
};

/** Gives `client` the measurement of `model`, with its answers and documents, so many months earlier. */
async function copied(db: Db, model: string, client: string, months: number): Promise<void> {
  const found = async (name: string, filter: object) => db.collection<Stored>(name).find(filter).toArray();
  const mesures = await found('mesures', { 'state.client': model });
  const ids = mesures.map(({ _id }) => _id);
  const pour = { $in: ids.flatMap((id) => [id, `l_${id}`]) };
  const documents = await found('documents', { client: model });
  const renames = [...ids, ...documents.map(({ _id }) => _id)].map((id) => [id, `${id}_${months}`] as const);
  const all = {
    mesures,
    documents,
    cells: await found('cells', { pour }),
    answers: await found('answers', { pour }),
  };
  for (const [name, rows] of Object.entries(all)) {
    const made = rows.map((row) => earlier(row, [...renames, [model, client]], months) as Stored);
    if (made.length > 0) await db.collection<Stored>(name).insertMany(made);
  }
}

/**
 * Measures `client` as its last month of so many. Those before are copies of the measurement of `model`, to the same
 * questions, so that the last report compares and draws them.
 */
export async function followed(
  account: Account,
  stores: MongoClient,
  { model, client, months }: { readonly model: string; readonly client: string; readonly months: number },
): Promise<void> {
  const { questions } = await questionsOf(account, model);
  const remplacer = Object.fromEntries(questions.map(({ n, question }) => [n, question]));
  await account.agence.post(`clients/${client}/questions/`, { remplacer });
  await measured(account, model);
  for (let ago = months - 1; ago > 0; ago -= 1)
    await copied(stores.db('agence_measurement'), model, client, ago);
  await measured(account, client);
}
