import type { Alive } from '../processes/alive.ts';
import { startProcess } from '../processes/alive.ts';
import type { Obtained } from '../sources/source.ts';
import { startContainer } from './container.ts';

export interface ServerLaunch {
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
    : startContainer({ ...launch, image: obtained.image });
}
