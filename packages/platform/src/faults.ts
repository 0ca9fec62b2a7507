import { types } from 'node:util';
import { status } from '@grpc/grpc-js';

/** A dependency is away or too slow: the caller may try again, nothing was decided. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Faults that time mends, by their `name`. */
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
  // Held: a person accepts the copy that was put back.
  status.FAILED_PRECONDITION,
  status.DEADLINE_EXCEEDED,
  status.ABORTED,
  status.CANCELLED,
  status.RESOURCE_EXHAUSTED,
  // During a rollout: the peer does not know the new token, the new method, or that this caller may call it, yet.
  status.UNAUTHENTICATED,
  status.PERMISSION_DENIED,
  status.UNIMPLEMENTED,
];

/** What MongoDB says of a command that an election or a server's end got in the way of. */
const ELECTION = [6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];
const OUT_OF_DISK_SPACE = 14_031;
const MONGO_CODES: readonly unknown[] = [...ELECTION, OUT_OF_DISK_SPACE];
const MONGO_SAYS = new Set(['MongoServerError', 'MongoWriteConcernError', 'MongoBulkWriteError']);

/** What Node says of a connection that is gone, where a driver passes it on as it is. */
const GONE: readonly unknown[] = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT'];

/** A service that holds everything back: nothing was written. */
export const isHeld = (fault: unknown): boolean =>
  fault instanceof Error &&
  (fault.name === 'Held' ||
    ('code' in fault && 'details' in fault && fault.code === status.FAILED_PRECONDITION));

/** True for a fault that time mends (a server away, a deadline, too many callers), false for one that repeats. */
export const isTransient = (fault: unknown): boolean =>
  types.isNativeError(fault) &&
  (TRANSIENT_NAMES.has(fault.name) ||
    ('code' in fault && GONE.includes(fault.code)) ||
    // A lot of writes that never reached its server: the driver wraps why.
    ('errorResponse' in fault && isTransient(fault.errorResponse)) ||
    (MONGO_SAYS.has(fault.name) && 'code' in fault && MONGO_CODES.includes(fault.code)) ||
    ('code' in fault && 'details' in fault && TRANSIENT_CODES.includes(fault.code)));
