import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { inBatches } from '@agence/platform/process/batches';
import type { Platform } from '@agence/platform/service';
import { idsFound } from '@agence/platform/store/mongo';
import type { Answer } from '../ai/port.ts';
import { recherchesDe } from '../sources/recherches.ts';
import type { StoredCell } from './cell.store.ts';

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** What only its provider can read, and only in a later call of the same conversation. */
const OPAQUE = new Set(['encrypted_content', 'encrypted_index', 'signature', 'thoughtSignature']);

/** A provider's whole reply at rest: gzip of its JSON, without the opaque parts. */
const packed = (raw: unknown): Promise<Uint8Array> =>
  compress(JSON.stringify(raw, (key, value) => (OPAQUE.has(key) ? undefined : value)));

const unpacked = async (reply: Uint8Array): Promise<unknown> =>
  JSON.parse((await expand(reply)).toString('utf8'));

/** Replies that are unpacked together: one may have some hundred kB. */
const AT_ONCE = 50;

/** Kinds whose costs are shown separately. */
const APART = ['lecture', 'ordre'] as const;

/** A model's answer as it came: stored before any use, readable again at will. */
export type StoredAnswer = Answer & {
  readonly _id: string;
  readonly pour: string;
  readonly at: Date;
  /** Reused from an earlier try, which paid for it and keeps its raw reply. */
  readonly repris?: true;
  /** The provider's whole reply; `raw` says whether it was simulated. Earlier versions keep it in `raw`, as it came. */
  readonly raw_gzip?: Uint8Array;
  /** What the model searched for; absent when it searched for nothing, and as long as an earlier version's reply is kept. */
  readonly recherches?: readonly string[];
  /** Only for readings and orders. */
  readonly genre?: (typeof APART)[number];
};

const countWhere = (when: object | undefined) => ({ $sum: { $cond: [when, 1, 0] } });

const [IS_READING, IS_ORDER] = APART.map((genre) => ({ $eq: ['$genre', genre] }));

/** What is added up of answers; readings and orders are among all. */
export const SUMS = {
  appels: { $sum: 1 },
  appels_simules: countWhere({ $eq: ['$raw.simulated', true] }),
  appels_sans_prix: countWhere({ $eq: ['$cost_eur', null] }),
  euros: { $sum: '$cost_eur' },
  input_tokens: { $sum: '$usage.input_tokens' },
  output_tokens: { $sum: '$usage.output_tokens' },
  searches: { $sum: '$usage.searches' },
  lectures: countWhere(IS_READING),
  euros_lectures: { $sum: { $cond: [IS_READING, '$cost_eur', 0] } },
  commandes: countWhere(IS_ORDER),
  euros_commandes: { $sum: { $cond: [IS_ORDER, '$cost_eur', 0] } },
};

/** `mois`: YYYY-MM. */
export type Spent = { readonly pour: string; readonly mois: string } & Readonly<
  Record<keyof typeof SUMS, number>
>;

const MONTH = { $dateToString: { date: '$at', format: '%Y-%m', timezone: 'Europe/Paris' } };

export const ANSWER_INDEXES = {
  answers: [
    { key: { pour: 1 }, name: 'pour' },
    { key: { at: 1 }, name: 'at' },
    { key: { at: -1 }, name: 'raw', partialFilterExpression: { raw_gzip: { $exists: true } } },
    {
      key: { genre: 1, at: 1 },
      name: 'orders',
      partialFilterExpression: { genre: 'ordre', text: { $gt: '' } },
    },
  ],
} as const;

export function answerStore({ db }: Pick<Platform, 'db'>) {
  const answers = db.collection<StoredAnswer>('answers');
  const keep = inBatches<StoredAnswer, true>(async (lot) => {
    const once = lot.map(({ _id, ...rest }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
    }));
    await answers.bulkWrite(once, { ordered: false });
    return lot.map(() => true);
  });
  const found = (filter: object) =>
    answers.find(filter, { projection: { raw: 0, raw_gzip: 0 } }).toArray() as Promise<StoredAnswer[]>;
  /** Whole replies by answer id, as long as they are kept. */
  const wholeOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> => {
    const kept = { _id: { $in: [...ids] }, raw_gzip: { $exists: true } };
    const rows = await answers.find(kept, { projection: { raw_gzip: 1 }, promoteBuffers: true }).toArray();
    const whole = rows.map(
      async ({ _id, raw_gzip = new Uint8Array() }) => [_id, await unpacked(raw_gzip)] as const,
    );
    return new Map(await Promise.all(whole));
  };
  /** Writes down the searches of answers that an earlier version kept. */
  const noteSearches = async (ids: readonly string[]): Promise<void> => {
    const all = [...(await wholeOf(ids))].map(([_id, whole]) => ({ _id, recherches: recherchesDe(whole) }));
    const updates = all.filter(({ recherches }) => recherches.length > 0);
    if (updates.length > 0)
      await answers.bulkWrite(
        updates.map(({ _id, recherches }) => ({
          updateOne: { filter: { _id, genre: { $exists: false } }, update: { $set: { recherches } } },
        })),
      );
  };
  return {
    wholeOf,
    keep: async (cell: Pick<StoredCell, '_id' | 'pour' | 'genre'>, answer: Answer, at: Date) => {
      const { _id, pour, genre } = cell;
      const apart = APART.find((kind) => kind === genre);
      const simulated = (Object(answer.raw) as { simulated?: boolean }).simulated === true;
      // Of the raw reply to an order, only whether it was simulated is kept.
      const whole = genre === 'ordre' || simulated ? {} : { raw_gzip: await packed(answer.raw) };
      const recherches = genre === 'reponse' ? recherchesDe(answer.raw) : [];
      const searched = recherches.length > 0 && { recherches };
      const row = { ...answer, raw: { simulated }, ...whole, ...searched, _id, pour, at };
      await keep({ ...row, ...(apart !== undefined && { genre: apart }) });
    },
    /** Stores answers of an earlier try. */
    take: async (all: readonly StoredAnswer[]) => void (await Promise.all(all.map(keep))),
    /** The cells that have an answer. */
    among: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const kept = await answers.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray();
      return new Set(kept.map(({ _id }) => _id));
    },
    these: (ids: readonly string[]) => found({ _id: { $in: [...ids] } }),
    of: (pour: string) => found({ pour }),
    /** Sums of the answers between two dates, by purpose and by month in Paris. */
    spent: async (from: Date, to: Date): Promise<readonly Spent[]> => {
      const among = { $match: { at: { $gte: from, $lt: to }, repris: { $ne: true } } };
      type Row = Omit<Spent, 'pour' | 'mois'> & { readonly _id: Pick<Spent, 'pour' | 'mois'> };
      const rows = await answers
        .aggregate<Row>([among, { $group: { _id: { pour: '$pour', mois: MONTH }, ...SUMS } }])
        .toArray();
      return rows.map(({ _id, ...sums }) => ({ ..._id, ...sums }));
    },
    forget: async (pour: string) => void (await answers.deleteMany({ pour })),
    /** Each of these takes at most `most` answers and returns how many it took. */
    forgetBefore: async (before: Date, most: number) => {
      const _id = await idsFound(answers, { at: { $lt: before } }, most);
      await answers.deleteMany({ _id: { $in: _id } });
      return _id.length;
    },
    /** Drops whole replies; texts, sources, searches and costs stay. */
    dropRawBefore: async (before: Date, most: number) => {
      const old = { at: { $lt: before }, raw_gzip: { $exists: true } };
      const _id = await idsFound(answers, old, most);
      for (let from = 0; from < _id.length; from += AT_ONCE)
        await noteSearches(_id.slice(from, from + AT_ONCE));
      await answers.updateMany({ _id: { $in: _id } }, { $unset: { raw_gzip: '' } });
      return _id.length;
    },
    /** Empties the replies to orders by mail, which are kept for less time; their costs stay. */
    emptyOrdersBefore: async (before: Date, most: number) => {
      const old = { genre: 'ordre', at: { $lt: before }, text: { $gt: '' } } as const;
      const _id = await idsFound(answers, old, most);
      await answers.updateMany({ _id: { $in: _id } }, { $set: { text: '' } });
      return _id.length;
    },
  };
}
