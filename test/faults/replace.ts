import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@agence/testing/eventually';
import type { OwnSystem } from '@agence/testing/system';

/** Longer than who calls it waits before it tries to reach it again; a deployment gives it `minReadySeconds`. */
const SEEN_MS = 2_000;

const answers = (address: string): Promise<boolean> => {
  const [host = '', port = ''] = address.split(':');
  return new Promise((resolve) => {
    const socket = createConnection({ host, port: Number(port) }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
};

type Process = { readonly pid: number | null; readonly address: string };

/** Every process that can be replaced, by its name. */
export function replaceable(system: OwnSystem): ReadonlyMap<string, Process> {
  const { services, gateways } = system.run();
  return new Map([
    ...Object.entries(services).map(([name, { pid, grpc }]) => [name, { pid, address: grpc }] as const),
    ...gateways.map(
      ({ pid, base_url }, i) => [`gateway-${i + 1}`, { pid, address: new URL(base_url).host }] as const,
    ),
  ]);
}

/** As a deployment does: it is told to end, and the next one goes when its successor serves. */
export async function replace(system: OwnSystem, name: string): Promise<void> {
  const now = () => replaceable(system).get(name);
  const first = now()?.pid ?? 0;
  process.kill(first, 'SIGTERM');
  await eventually(async () => {
    const { pid = 0, address = '' } = now() ?? {};
    return pid !== null && pid !== 0 && pid !== first && (await answers(address));
  });
  await pause(SEEN_MS);
}
