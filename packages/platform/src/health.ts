import {
  type HealthCheckRequest,
  type HealthCheckResponse,
  HealthService,
  HealthCheckResponse_ServingStatus as Status,
} from '@agence/proto/health';
import { type handleUnaryCall, Metadata, type Server, status } from '@grpc/grpc-js';

/** Under this name health tells whether a service takes gestures; an earlier version does not know it. */
export const GESTURES = 'gestures';
/** And under this one that it takes none because its database is an older copy. */
export const HELD = 'held';

/** What health says of each name, '' being the server as a whole. */
export type HealthSaid = ReadonlyMap<string, boolean>;

/** Answers the standard health service; who asks carries no token. */
export function serveHealth(server: Server, said: () => HealthSaid): void {
  const check: handleUnaryCall<HealthCheckRequest, HealthCheckResponse> = ({ request }, callback) => {
    const serving = said().get(request.service);
    if (serving === undefined)
      return callback({ code: status.NOT_FOUND, details: 'unknown service', metadata: new Metadata() });
    callback(null, { status: serving ? Status.SERVING : Status.NOT_SERVING });
  };
  server.addService(HealthService, { check });
}
