import { inBatches } from '@agence/platform/process/batches';
import type { Platform } from '@agence/platform/service';
import { idsFound } from '@agence/platform/store/mongo';
import type { Answer } from '../ai/port.ts';
import type { StoredCell } from './cell.store.ts';
import { packed, unpacked } from './packed.ts';

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
  /** Only for readings and orders. */
  readonly genre?: (typeof APART)[number];
};

export type Answers = {
  readonly keep: (
    cell: Pick<StoredCell, '_id' | 'pour' | 'genre'>,
    answer: Answer,
    at: Date,
  ) => Promise<void>;
  /** Stores answers of an earlier try. */
  readonly take: (answers: readonly StoredAnswer[]) => Promise<void>;
  /** The cells that have an answer. */
  readonly among: (cells: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly these: (cells: readonly string[]) => Promise<readonly StoredAnswer[]>;
  readonly of: (pour: string) => Promise<readonly StoredAnswer[]>;
  /** Whole replies by answer id, as long as they are kept. */
  readonly wholeOf: (cells: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  readonly forget: (pour: string) => Promise<void>;
  /** Each takes at most `most` answers and returns how many it took. */
  readonly forgetBefore: (before: Date, most: number) => Promise<number>;
  /** Drops whole replies; texts, sources and costs stay. */
  readonly dropRawBefore: (before: Date, most: number) => Promise<number>;
  /** Empties the replies to orders by mail, which are kept for less time; their costs stay. */
  readonly emptyOrdersBefore: (before: Date, most: number) => Promise<number>;
  /** Sums of the answers between two dates, by purpose and by month in Paris. */
  readonly spent: (from: Date, to: Date) => Promise<readonly Spent[]>;
};

export type Spent = {
  readonly pour: string;
  /** YYYY-MM */
  readonly mois: string;
  readonly appels: number;
  readonly simules: number;
  readonly sans_prix: number;
  readonly euros: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly searches: number;
  /** Of these, readings of answers. */
  readonly lectures: number;
  readonly euros_lectures: number;
  /** Of these, orders by mail. */
  readonly commandes: number;
  readonly euros_commandes: number;
};

const countWhere = (when: object | undefined) => ({ $sum: { $cond: [when, 1, 0] } });

const [IS_READING, IS_ORDER] = APART.map((genre) => ({ $eq: ['$genre', genre] }));

const SPENT = {
  _id: { pour: '$pour', mois: { $dateToString: { date: '$at', format: '%Y-%m', timezone: 'Europe/Paris' } } },
  appels: { $sum: 1 },
  simules: countWhere({ $eq: ['$raw.simulated', true] }),
  sans_prix: countWhere({ $eq: ['$cost_eur', null] }),
  euros: { $sum: '$cost_eur' },
  input_tokens: { $sum: '$usage.input_tokens' },
  output_tokens: { $sum: '$usage.output_tokens' },
  searches: { $sum: '$usage.searches' },
  lectures: countWhere(IS_READING),
  euros_lectures: { $sum: { $cond: [IS_READING, '$cost_eur', 0] } },
  commandes: countWhere(IS_ORDER),
  euros_commandes: { $sum: { $cond: [IS_ORDER, '$cost_eur', 0] } },
};

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

export function answerStore({ db }: Pick<Platform, 'db'>): Answers {
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
  return {
    keep: async ({ _id, pour, genre }, answer, at) => {
      const apart = APART.find((kind) => kind === genre);
      const simulated = (Object(answer.raw) as { simulated?: boolean }).simulated === true;
      // Of the raw reply to an order, only whether it was simulated is kept.
      const whole = genre === 'ordre' || simulated ? {} : { raw_gzip: await packed(answer.raw) };
      const row = { ...answer, raw: { simulated }, ...whole, _id, pour, at };
      await keep({ ...row, ...(apart !== undefined && { genre: apart }) });
    },
    take: async (all) => void (await Promise.all(all.map(keep))),
    among: async (ids) => {
      const kept = await answers.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray();
      return new Set(kept.map(({ _id }) => _id));
    },
    these: (ids) => found({ _id: { $in: [...ids] } }),
    of: (pour) => found({ pour }),
    wholeOf: async (ids) => {
      const kept = { _id: { $in: [...ids] }, raw_gzip: { $exists: true } };
      const rows = await answers.find(kept, { projection: { raw_gzip: 1 }, promoteBuffers: true }).toArray();
      const whole = rows.map(
        async ({ _id, raw_gzip = new Uint8Array() }) => [_id, await unpacked(raw_gzip)] as const,
      );
      return new Map(await Promise.all(whole));
    },
    spent: async (from, to) => {
      const among = { $match: { at: { $gte: from, $lt: to }, repris: { $ne: true } } };
      type Row = Omit<Spent, 'pour' | 'mois'> & { readonly _id: Pick<Spent, 'pour' | 'mois'> };
      const rows = await answers.aggregate<Row>([among, { $group: SPENT }]).toArray();
      return rows.map(({ _id, ...sums }) => ({ ..._id, ...sums }));
    },
    forget: async (pour) => {
      await answers.deleteMany({ pour });
    },
    forgetBefore: async (before, most) => {
      const _id = await idsFound(answers, { at: { $lt: before } }, most);
      await answers.deleteMany({ _id: { $in: _id } });
      return _id.length;
    },
    dropRawBefore: async (before, most) => {
      const old = { at: { $lt: before }, raw_gzip: { $exists: true } };
      const _id = await idsFound(answers, old, most);
      await answers.updateMany({ _id: { $in: _id } }, { $unset: { raw_gzip: '' } });
      return _id.length;
    },
    emptyOrdersBefore: async (before, most) => {
      const old = { genre: 'ordre', at: { $lt: before }, text: { $gt: '' } } as const;
      const _id = await idsFound(answers, old, most);
      await answers.updateMany({ _id: { $in: _id } }, { $set: { text: '' } });
      return _id.length;
    },
  };
}
