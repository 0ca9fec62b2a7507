import { finished } from 'node:stream/promises';
import type { Alive } from '../processes/alive.ts';

export interface ContainerLaunch {
  readonly image: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly output: (text: Buffer) => void;
}

/** Runs a server in a container on the host's network, as our own user so that its files stay ours. */
export async function startContainer(launch: ContainerLaunch): Promise<Alive> {
  const { GenericContainer, getContainerRuntimeClient } = await import('testcontainers');
  const container = await new GenericContainer(launch.image)
    .withNetworkMode('host')
    .withUser(`${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`)
    .withBindMounts([{ source: launch.folder, target: launch.folder }])
    .withEntrypoint([launch.program])
    .withCommand([...launch.args])
    .start();
  const client = await getContainerRuntimeClient();
  const { State } = await client.container.getById(container.getId()).inspect();
  const logs = await container.logs();
  logs.on('data', (chunk: Buffer | string) => launch.output(Buffer.from(chunk)));
  const ended = finished(logs, { writable: false }).then(
    () => 'its container ended',
    () => 'its container was lost',
  );
  const stop = async (grace: number) => void (await container.stop({ timeout: grace }).catch(() => {}));
  return { pid: State.Pid, ended, stop };
}
