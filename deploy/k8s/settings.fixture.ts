import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { grpcServices } from '@agence/local/plan';
import { type readConfig as read, settingsIn } from '@agence/platform/config';
import { root } from './render.ts';

export * from '@agence/platform/config';

export type Environment = Readonly<Record<string, string>>;

interface Settings {
  readonly read: readonly string[];
  /** Those without which the service refuses to start. */
  readonly required: readonly string[];
}

/** What a service hands to `readConfig`: its settings as they are written in its config.ts, and what refuses some together. */
export const readConfig = (settings: Parameters<typeof read>[0], refuses: Parameters<typeof read>[1]) => ({
  settings,
  refuses,
});
type Written = ReturnType<typeof readConfig>;

// A config.ts that is imported `?as-written` does not read its settings: it hands them to the function above.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@agence/platform/config' && context.parentURL?.endsWith('?as-written')
      ? next(import.meta.url, context)
      : next(specifier, context),
});

const writtenBy = async (service: string): Promise<Written> => {
  const file = join(root, 'services', service, 'src/config.ts?as-written');
  return ((await import(file)) as { readonly config: Written }).config;
};

export async function settingsReadBy(service: string): Promise<Settings> {
  const { settings } = await writtenBy(service);
  const required = Object.entries(settings).filter(
    ([name, setting]) => 'wrong' in settingsIn({}, { [name]: setting }),
  );
  return { read: Object.keys(settings), required: required.map(([name]) => name) };
}

/** The lines with which a service stops in an environment; none when it starts. */
export async function refusalsOf(service: string): Promise<(environment: Environment) => readonly string[]> {
  const { settings, refuses } = await writtenBy(service);
  return (environment) => {
    const read = settingsIn(environment, settings, refuses);
    return 'wrong' in read ? read.wrong : [];
  };
}

/** The operator's command line has no settings but where the others are; who it runs for is said at each command. */
const peers = grpcServices.map((name) => `${name.toUpperCase()}_GRPC`);
export const operatorSettings: Settings = {
  read: [...peers, 'OPERATOR_TOKEN', 'OPERATOR', 'PUBLIC_URL'],
  required: [...peers, 'OPERATOR_TOKEN'],
};
