import { insertOnce } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';
import type { Answer } from '../ai/port.ts';

/** What a model answered, as it came: kept before anything is told of it, read again at will. */
export type StoredAnswer = Answer & { readonly _id: string; readonly pour: string; readonly at: Date };

export type Answers = {
  readonly keep: (cell: string, pour: string, answer: Answer, at: Date) => Promise<void>;
  readonly has: (cell: string) => Promise<boolean>;
  readonly of: (pour: string) => Promise<readonly StoredAnswer[]>;
  readonly forget: (pour: string) => Promise<void>;
};

export function answerStore({ db }: Pick<Platform, 'db'>): Answers {
  const answers = db.collection<StoredAnswer>('answers');
  return {
    keep: async (cell, pour, answer, at) => {
      await insertOnce(answers, { ...answer, _id: cell, pour, at });
    },
    has: async (cell) => (await answers.findOne({ _id: cell }, { projection: { _id: 1 } })) !== null,
    of: (pour) => answers.find({ pour }, { projection: { raw: 0 } }).toArray() as Promise<StoredAnswer[]>,
    forget: async (pour) => {
      await answers.deleteMany({ pour });
    },
  };
}
