import { createHash } from 'node:crypto';
import type { Document, MongoClient } from 'mongodb';

/** By service, what an account has in its database, and the field that says whose it is. */
const OF_EACH = {
  accounts: { comptes: '_id' },
  clients: { portefeuilles: '_id', prospections: '_id', dossiers: 'state.compte' },
  billing: { facturations: '_id' },
  measurement: { mesures: 'state.compte' },
} as const;

/** What weighs most, and changes no sweep by its number once it is over: copied for some accounts only. */
const OF_SOME = {
  measurement: { cells: 'compte', preparations: 'compte', pages: 'compte', documents: 'compte' },
} as const;

type Owned = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Models = readonly {
  readonly service: string;
  readonly name: string;
  readonly all: readonly Document[];
}[];

export type Model = { readonly slug: string; readonly waiting: string };

/** How often a copy holds each of the model's three measured clients; it holds the waiting client once. */
const TIMES = 10;

const LOT = 2_000;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const ID = /(?<![a-z0-9])[a-z]_[a-z2-7]{20}(?![a-z2-7])/g;

/** Four signs of base32. */
const tail = (i: number): string =>
  [15, 10, 5, 0].map((shift) => BASE32[(i >> shift) % BASE32.length]).join('');

export const keyOf = (i: number): string => `ag_load_${i}`;

/** With its account made that of the `i`th copy, and its ids those of the `time`th time in it. */
function renamed(value: unknown, slug: string, i: number, time: number): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll(slug, `${slug}-${i}`)
      .replaceAll(ID, (id) => `${id.slice(0, -4)}${tail(i * TIMES + time)}`);
  if (Array.isArray(value)) return value.map((one) => renamed(one, slug, i, time));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, renamed(part, slug, i, time)]);
  return Object.fromEntries(parts);
}

/** What is of a measured client, as often as the client is there. */
const repeated = (one: unknown, { slug, waiting }: Model, i: number): unknown[] =>
  Array.from({ length: JSON.stringify(one).includes(waiting) ? 1 : TIMES }, (_, time) =>
    renamed(one, slug, i, time),
  );

/** The account's own document: with the key of the copy, and all of its clients. */
function whole(document: Document, model: Model, i: number): Document {
  const copy = renamed(document, model.slug, i, 0) as Document;
  const { clients, cles } = document['state'];
  const hash = createHash('sha256').update(keyOf(i)).digest('hex');
  if (cles !== undefined) copy['state'].cles = copy['state'].cles.map((one: object) => ({ ...one, hash }));
  if (Array.isArray(clients))
    copy['state'].clients = clients.flatMap((one: unknown) => repeated(one, model, i));
  return copy;
}

const copiesOf = (document: Document, model: Model, i: number): Document[] =>
  document['_id'] === model.slug ? [whole(document, model, i)] : (repeated(document, model, i) as Document[]);

async function models(mongo: MongoClient, owned: Owned, slug: string): Promise<Models> {
  const wanted = Object.entries(owned).flatMap(([service, collections]) =>
    Object.entries(collections).map(([name, whose]) => ({ service, name, whose })),
  );
  return Promise.all(
    wanted.map(async ({ service, name, whose }) => {
      const found = mongo
        .db(`agence_${service}`)
        .collection(name)
        .find({ [whose]: slug });
      return { service, name, all: await found.toArray() };
    }),
  );
}

/** Makes the copies `from` to `to` of what an account has; every `one_in`th has its calls, answers and documents too. */
export async function copyAccount(
  mongo: MongoClient,
  model: Model,
  { from, to, one_in }: { readonly from: number; readonly to: number; readonly one_in: number },
): Promise<void> {
  const { slug } = model;
  const [each, some] = [await models(mongo, OF_EACH, slug), await models(mongo, OF_SOME, slug)];
  const cells = some.find(({ name }) => name === 'cells')?.all.map(({ _id }) => _id) ?? [];
  const answers = mongo
    .db('agence_measurement')
    .collection('answers')
    .find({ _id: { $in: cells } });
  const heavy = [...some, { service: 'measurement', name: 'answers', all: await answers.toArray() }];
  for (const [kinds, every] of [
    [each, 1],
    [heavy, one_in],
  ] as const)
    for (const { service, name, all } of kinds) {
      const collection = mongo.db(`agence_${service}`).collection(name);
      let lot: Document[] = [];
      for (let i = from; i < to; i += every) {
        lot.push(...all.flatMap((one) => copiesOf(one, model, i)));
        if (lot.length === 0 || (lot.length < LOT && i + every < to)) continue;
        await collection.insertMany(lot, { ordered: false, writeConcern: { w: 1, journal: false } });
        lot = [];
      }
    }
}
