import { join } from 'node:path';
import { grpcServices } from '@agence/local/services';
import { jest } from '@jest/globals';
import { root } from './render.ts';

/** As much of a zod type as is asked of it. */
interface Setting {
  safeParse(value: undefined): { readonly success: boolean };
}

interface Settings {
  readonly read: readonly string[];
  /** Those without which the service refuses to start. */
  readonly required: readonly string[];
}

const platform = await import('@agence/platform/config');
// A service's settings as they are written in its config.ts, none of them read.
const readConfig = (settings: unknown) => settings;
jest.unstable_mockModule('@agence/platform/config', () => ({ ...platform, readConfig }));

export async function settingsOf(service: string): Promise<Settings> {
  const file = join(root, 'services', service, 'src/config.ts');
  const { config } = (await import(file)) as { config: Readonly<Record<string, Setting>> };
  const required = Object.entries(config).filter(([, setting]) => !setting.safeParse(undefined).success);
  return { read: Object.keys(config), required: required.map(([name]) => name) };
}

/** The operator's command line has no settings but where the others are; who it runs for is said at each command. */
const peers = grpcServices.map((name) => `${name.toUpperCase()}_GRPC`);
export const operatorSettings: Settings = {
  read: [...peers, 'INTERNAL_TOKEN', 'OPERATOR_TOKEN', 'OPERATOR', 'PUBLIC_URL'],
  required: [...peers, 'INTERNAL_TOKEN', 'OPERATOR_TOKEN'],
};
