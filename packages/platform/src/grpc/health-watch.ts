import { HealthClient, HealthCheckResponse_ServingStatus as Status } from '@agence/proto/health';
import { credentials, Metadata } from '@grpc/grpc-js';
import { GESTURES, HELD } from './grpc-server.ts';

const EVERY_MS = 3_000;
/** How often to ask while one does not serve, so that its return is seen soon. */
const SOON_MS = 100;
const CHECK_MS = 800;
const RECONNECT = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 };

export type HealthWatch = ReturnType<typeof watchHealth>;

/** What a service says of one of its health names; null when it says nothing in time. */
const healthOf = (client: HealthClient, service: string): Promise<Status | null> =>
  new Promise((resolve) => {
    client.check({ service }, new Metadata(), { deadline: Date.now() + CHECK_MS }, (fault, reply) =>
      resolve(fault === null ? reply.status : null),
    );
  });

/** Asks the standard gRPC health service of each address every three seconds, more often while one does not serve. */
export function watchHealth(addresses: readonly string[]) {
  const watched = addresses.map((address) => ({
    client: new HealthClient(address, credentials.createInsecure(), RECONNECT),
    serving: false,
    held: false,
  }));
  const allServing = () => watched.every(({ serving }) => serving);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const ask = async (): Promise<void> => {
    const looks = watched.map(async (service) => {
      const gestures = await healthOf(service.client, GESTURES);
      service.serving = gestures === Status.SERVING;
      service.held =
        gestures === Status.NOT_SERVING && (await healthOf(service.client, HELD)) === Status.SERVING;
    });
    await Promise.all(looks);
    if (!stopped) timer = setTimeout(() => void ask(), allServing() ? EVERY_MS : SOON_MS);
  };
  void ask();
  return {
    /** Whether every watched service was SERVING at its last check; makes no call itself. */
    allServing,
    /** Whether a service is read-only because its restored database waits for acceptance. */
    held: (): boolean => watched.some(({ held }) => held),
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
      for (const { client } of watched) client.close();
    },
  };
}
