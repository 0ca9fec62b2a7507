import { HealthClient, HealthCheckResponse_ServingStatus as Status } from '@agence/proto/health';
import { credentials, Metadata, status } from '@grpc/grpc-js';
import { GESTURES, HELD } from './health.ts';

const EVERY_MS = 3_000;
/** How often to ask while one does not serve, so that its return is seen soon. */
const SOON_MS = 100;
const CHECK_MS = 800;
const RECONNECT = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 };

export type HealthWatch = ReturnType<typeof watchHealth>;

/** Asks the standard gRPC health service of each address every three seconds, more often while one does not serve. */
export function watchHealth(addresses: readonly string[]) {
  const serving = new Map<string, boolean>();
  const reading = new Map<string, boolean>();
  const clients = addresses.map((address) => ({
    address,
    client: new HealthClient(address, credentials.createInsecure(), RECONNECT),
  }));
  const allServing = () => addresses.every((address) => serving.get(address) === true);
  let timer: NodeJS.Timeout | undefined;
  const ask = () => {
    const deadline = Date.now() + CHECK_MS;
    let left = clients.length;
    const record = (address: string, ok: boolean, held: boolean) => {
      serving.set(address, ok);
      reading.set(address, held);
      left -= 1;
      if (left === 0 && !stopped) timer = setTimeout(ask, allServing() ? EVERY_MS : SOON_MS);
    };
    for (const { address, client } of clients) {
      const asked = new Metadata();
      client.check({ service: GESTURES }, asked, { deadline }, (fault, reply) => {
        const ok = fault === null ? reply.status === Status.SERVING : fault.code === status.NOT_FOUND;
        if (ok || fault !== null) return record(address, ok, false);
        serving.set(address, false);
        client.check({ service: HELD }, asked, { deadline }, (none, reply) =>
          record(address, false, none === null && reply.status === Status.SERVING),
        );
      });
    }
  };
  let stopped = false;
  ask();
  return {
    /** Whether every watched service was SERVING at its last check; makes no call itself. */
    allServing,
    /** Whether a service is read-only because its restored database waits for acceptance. */
    held: (): boolean => addresses.some((address) => reading.get(address) === true),
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
      for (const { client } of clients) client.close();
    },
  };
}
