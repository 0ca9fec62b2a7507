import {
  type HealthCheckRequest,
  type HealthCheckResponse,
  HealthService,
  HealthCheckResponse_ServingStatus as Status,
} from '@agence/proto/health';
import { type handleUnaryCall, Metadata, type Server, status } from '@grpc/grpc-js';

/** The health name that tells whether a service takes gestures; an earlier version does not know it. */
export const GESTURES = 'gestures';
/** The health name that tells that it takes none because its database was restored. */
export const HELD = 'held';

/** The health of each name; '' is the server as a whole. */
export type HealthByName = ReadonlyMap<string, boolean>;

/** Answers the standard health service; its callers need no token. */
export function serveHealth(server: Server, healthOfNames: () => HealthByName): void {
  const check: handleUnaryCall<HealthCheckRequest, HealthCheckResponse> = ({ request }, callback) => {
    const serving = healthOfNames().get(request.service);
    if (serving === undefined)
      return callback({ code: status.NOT_FOUND, details: 'unknown service', metadata: new Metadata() });
    callback(null, { status: serving ? Status.SERVING : Status.NOT_SERVING });
  };
  server.addService(HealthService, { check });
}
