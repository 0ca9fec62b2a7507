import { types } from 'node:util';
import { status } from '@grpc/grpc-js';

/** A dependency is away or too slow: the caller may try again, nothing was decided. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Faults that a retry can overcome, by their `name`. */
const TRANSIENT_NAMES = new Set([
  'Contention',
  'Held',
  'Unavailable',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
]);
const TRANSIENT_CODES: readonly unknown[] = [
  status.UNAVAILABLE,
  // Held: the restored database waits for a person's acceptance.
  status.FAILED_PRECONDITION,
  status.DEADLINE_EXCEEDED,
  status.ABORTED,
  status.CANCELLED,
  status.RESOURCE_EXHAUSTED,
  // During a rollout the peer may not know the new token, the new method, or this caller's permission yet.
  status.UNAUTHENTICATED,
  status.PERMISSION_DENIED,
  status.UNIMPLEMENTED,
];

/** MongoDB's codes for a command interrupted by an election or a shutdown. */
const ELECTION = [6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];
const OUT_OF_DISK_SPACE = 14_031;
const MONGO_CODES: readonly unknown[] = [...ELECTION, OUT_OF_DISK_SPACE];
const MONGO_SAYS = new Set(['MongoServerError', 'MongoWriteConcernError', 'MongoBulkWriteError']);

/** Node's codes for a lost connection, when a driver passes them on unchanged. */
const GONE: readonly unknown[] = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT'];

/** A service with a held database: nothing was written. */
export const isHeld = (fault: unknown): boolean =>
  fault instanceof Error &&
  (fault.name === 'Held' ||
    ('code' in fault && 'details' in fault && fault.code === status.FAILED_PRECONDITION));

/** True for a fault that a retry can overcome (a server away, a deadline, too many callers), false for a permanent one. */
export const isTransient = (fault: unknown): boolean =>
  types.isNativeError(fault) &&
  (TRANSIENT_NAMES.has(fault.name) ||
    ('code' in fault && GONE.includes(fault.code)) ||
    // A batch of writes that never reached its server: the driver wraps the reason.
    ('errorResponse' in fault && isTransient(fault.errorResponse)) ||
    (MONGO_SAYS.has(fault.name) && 'code' in fault && MONGO_CODES.includes(fault.code)) ||
    ('code' in fault && 'details' in fault && TRANSIENT_CODES.includes(fault.code)));

/** The answer, or `instead` while its server is away. */
export const unlessAway = <T>(asked: Promise<T>, instead: T): Promise<T> =>
  asked.catch((fault: unknown) => {
    if (isTransient(fault)) return instead;
    throw fault;
  });
