import { finished } from 'node:stream/promises';
import { type Alive, startProcess } from '../processes/alive.ts';
import type { Charge } from '../processes/keep.ts';
import type { Obtained } from '../sources/source.ts';

/** A server's address, and how to keep it running unless it is somebody else's. */
export interface Prepared {
  readonly url: string;
  readonly charge: Charge | undefined;
}

export type Wanted = Pick<ServerLaunch, 'obtained' | 'env' | 'output'> & { readonly data: string };

interface ServerLaunch {
  readonly obtained: Exclude<Obtained, { kind: 'url' }>;
  readonly program: string;
  readonly args: readonly string[];
  /** The folder of the server's data, under the same path in a container. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly output: (text: Buffer) => void;
}

/** Starts a server as it was obtained, with the same arguments for a program or a container. */
export function startServer(launch: ServerLaunch): Promise<Alive> {
  const { obtained } = launch;
  return obtained.kind === 'program'
    ? Promise.resolve(startProcess({ ...launch, file: obtained.path }))
    : startContainer(launch, obtained.image);
}

/** Runs a server in a container on the host's network, as our own user so that its files stay ours. */
async function startContainer(
  { program, args, folder, output }: ServerLaunch,
  image: string,
): Promise<Alive> {
  const { GenericContainer, getContainerRuntimeClient } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withNetworkMode('host')
    .withUser(`${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`)
    .withBindMounts([{ source: folder, target: folder }])
    .withEntrypoint([program])
    .withCommand([...args])
    .start();
  const client = await getContainerRuntimeClient();
  const { State } = await client.container.getById(container.getId()).inspect();
  const logs = await container.logs();
  logs.on('data', (chunk: Buffer | string) => output(Buffer.from(chunk)));
  const ended = finished(logs, { writable: false }).then(
    () => 'its container ended',
    () => 'its container was lost',
  );
  const stop = async (grace: number) => void (await container.stop({ timeout: grace }).catch(() => {}));
  return { pid: State.Pid, ended, stop };
}
