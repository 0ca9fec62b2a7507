import { type HistoryServer, HistoryService } from '@agence/proto/platform/v1/platform';
import { unix } from '@agence/words/paris';
import type { Db, Filter } from 'mongodb';
import { type ServedService, served } from './grpc/grpc-server.ts';
import type { LoggedGesture } from './store/outbox.ts';

/** A screenful, and one more that tells whether there are others. */
const MOST = 51;

/** Several services may write in one millisecond: then the id decides. */
const olderThan = (ms: number | undefined, id = ''): Filter<LoggedGesture> => {
  if (ms === undefined) return {};
  const at = new Date(ms);
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] };
};

/** The gestures of an account's people in this service, newest first; written with the documents that they changed. */
export const historyService = (db: Db): ServedService => {
  const gestures = db.collection<LoggedGesture>('history');
  return served<HistoryServer>(HistoryService, {
    readHistory: async ({ compte, before_ms, before_id, event_id: nouvelles }) => {
      const found = await gestures
        .find({
          compte,
          ...olderThan(before_ms, before_id),
          ...(nouvelles === undefined ? {} : { nouvelles }),
        })
        .sort({ at: -1, _id: -1 })
        .limit(MOST)
        .toArray();
      return {
        gestures: found.map(({ _id: id, at, porte, qui, faits }) => ({
          ...{ id, at_ms: at.getTime(), at_ts: unix(at), porte, qui },
          faits: faits.map((fait) => ({ ...fait })),
        })),
      };
    },
  });
};
