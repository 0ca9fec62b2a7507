import { join } from 'node:path';
import { grpcServices } from '@agence/local/services';
import { jest } from '@jest/globals';
import { root } from './render.ts';

export type Environment = Readonly<Record<string, string>>;

interface Settings {
  readonly read: readonly string[];
  /** Those without which the service refuses to start. */
  readonly required: readonly string[];
}

const platform = await import('@agence/platform/config');
/** What a service hands to `readConfig`: its settings as they are written in its config.ts, and what refuses some together. */
interface Written {
  readonly settings: Parameters<typeof platform.readConfig>[0];
  readonly refuses: Parameters<typeof platform.readConfig>[1];
}
const readConfig = (settings: Written['settings'], refuses: Written['refuses']) => ({ settings, refuses });
jest.unstable_mockModule('@agence/platform/config', () => ({ ...platform, readConfig }));

const writtenBy = async (service: string): Promise<Written> => {
  const file = join(root, 'services', service, 'src/config.ts');
  return ((await import(file)) as { readonly config: Written }).config;
};

export async function settingsOf(service: string): Promise<Settings> {
  const { settings } = await writtenBy(service);
  const required = Object.entries(settings).filter(
    ([name, setting]) => 'wrong' in platform.settingsIn({}, { [name]: setting }),
  );
  return { read: Object.keys(settings), required: required.map(([name]) => name) };
}

/** The lines with which a service stops in an environment; none when it starts. */
export async function refusalsOf(service: string): Promise<(environment: Environment) => readonly string[]> {
  const { settings, refuses } = await writtenBy(service);
  return (environment) => {
    const read = platform.settingsIn(environment, settings, refuses);
    return 'wrong' in read ? read.wrong : [];
  };
}

/** The operator's command line has no settings but where the others are; who it runs for is said at each command. */
const peers = grpcServices.map((name) => `${name.toUpperCase()}_GRPC`);
export const operatorSettings: Settings = {
  read: [...peers, 'OPERATOR_TOKEN', 'OPERATOR', 'PUBLIC_URL'],
  required: [...peers, 'OPERATOR_TOKEN'],
};
