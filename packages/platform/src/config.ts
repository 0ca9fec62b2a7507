import { CALLERS, callersOf, digestSetting } from '@agence/proto/callers';
import { z } from 'zod';
import { isBusAddress } from './bus/bus-address.ts';
import { digestOf, isTokenDigest } from './grpc/callers.ts';
import {
  flag,
  forTests,
  hostPort,
  inProduction,
  listenHost,
  optional,
  port,
  secret,
  webAddress,
  wholeNumber,
} from './process/settings.ts';
import { isWeakSecret } from './process/weak-secret.ts';
import { isMongoAddress } from './store/mongo.ts';

const TOOL = 'TOOL_TOKEN_SHA256';

const tokenDigest = () =>
  z
    .string()
    .refine(isTokenDigest, 'the SHA-256 of a token, 64 hexadecimal signs; two, new,old, while it is changed');

const platformSettings = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production refuses what only tests may do, and weak secrets'),
  AGENCE_DATA: z.string().min(1).default('.agence').describe('folder of data kept on the local disk'),
  MONGODB_URL: z
    .string()
    .refine(isMongoAddress, 'an address of MongoDB')
    .default('mongodb://127.0.0.1:27017/?replicaSet=rs0')
    .describe('replica set'),
  MONGODB_PREFIX: z
    .string()
    .regex(/^[\w-]{0,50}$/, 'at most 50 letters, digits, _ and -')
    .default('agence_')
    .describe('database name = prefix + service'),
  NATS_URL: z
    .string()
    .refine(isBusAddress, 'an address of NATS')
    .default('nats://127.0.0.1:4222')
    .describe('NATS with JetStream; tls:// and user:password@ or token@ as MongoDB’s address has them'),
  STREAM_PREFIX: z
    .string()
    .regex(/^[\w-]{1,50}$/, '1 to 50 letters, digits, _ and -')
    .default('AGENCE')
    .describe('prefix of JetStream stream names'),
  STREAM_REPLICAS: wholeNumber(1, 5).default(1).describe('3 in production'),
  SERVICE_TOKEN: secret(
    z
      .string()
      .regex(/^[\x20-\x7e]{16,}$/, 'a token of 16 printable signs or more')
      .optional()
      .describe('token of this service, which every call that it makes carries'),
  ),
  [TOOL]: forTests(
    tokenDigest().optional().describe('SHA-256 of a token that opens what any service may call, for tools'),
  ),
  OPERATOR_TOKEN_SHA256: tokenDigest().describe(
    'SHA-256 of the token that opens the services of operators; new,old while it is changed',
  ),
  GRPC_HOST: listenHost().default('127.0.0.1').describe('address the gRPC server listens on'),
  GRPC_PORT: port().default(0).describe('port the gRPC server listens on'),
  TEST_CLOCK: forTests(flag().describe('the product clock can be moved')),
  CRASH_POINTS: forTests(optional(z.string()).describe('folder with orders to fail, for tests')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress()).describe('where traces go; absent: no tracing'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

export type PlatformConfig = z.infer<z.ZodObject<typeof platformSettings>>;

/**
 * The settings that every service reads, to which it adds its own. The table of calls determines the callers whose
 * digests it needs; `digestsOfCallers` reads them.
 */
export const settingsOf = (service: string): typeof platformSettings => {
  const { SERVICE_TOKEN, ...settings } = platformSettings;
  const digests = callersOf(service).map((caller) => [
    digestSetting(caller),
    tokenDigest().optional().describe(`SHA-256 of the token of ${caller}; new,old while it is changed`),
  ]);
  const own = CALLERS.includes(service) ? { SERVICE_TOKEN } : {};
  return { ...settings, ...own, ...Object.fromEntries(digests) };
};

export const peer = (name: string) => hostPort().describe(`gRPC address of ${name}, host:port`);

type Config<S extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<S>>>;
/** Why settings that are valid alone conflict, as an error line; null when they do not. */
export type Refuses<S extends z.ZodRawShape> = (config: Config<S>) => string | null;

function unfitForProduction([name, schema]: [string, unknown], value: unknown): readonly string[] {
  const setting = schema as z.ZodType;
  const { for_tests = false, secrets = () => [] } = inProduction.get(setting) ?? {};
  if (for_tests && value !== setting.parse(undefined))
    return [`${name}: refused when NODE_ENV is production`];
  return typeof value === 'string' && secrets(value).some(isWeakSecret)
    ? [`${name}: a secret too easy to guess: draw one with openssl rand -hex 32`]
    : [];
}

/** Each caller has its own token, and all must be set. */
function wrongIdentities(settings: object, config: Partial<PlatformConfig>): readonly string[] {
  const givenFor = (name: string): string | undefined => Reflect.get(config, name);
  const digests = Object.keys(settings).filter((name) => name.endsWith('_TOKEN_SHA256') && name !== TOOL);
  const needed = ['SERVICE_TOKEN', ...digests];
  const missing = needed.filter((name) => name in settings && givenFor(name) === undefined);
  const { SERVICE_TOKEN } = config;
  const taken = new Set(SERVICE_TOKEN === undefined ? [] : [digestOf(SERVICE_TOKEN).toString('hex')]);
  const shared = digests.filter((name) => {
    const values = givenFor(name)?.toLowerCase().split(',') ?? [];
    const isTaken = values.some((digest) => taken.has(digest));
    for (const digest of values) taken.add(digest);
    return isTaken;
  });
  return [
    ...missing.map((name) => `${name}: is not set`),
    ...shared.map((name) => `${name}: of a token that is also another's`),
  ];
}

/** The settings that an environment gives, or one line for each that is wrong. */
export function settingsIn<S extends z.ZodRawShape>(
  environment: Readonly<Record<string, string | undefined>>,
  settings: S,
  refuses: Refuses<S> = () => null,
): { readonly config: Config<S> } | { readonly wrong: readonly string[] } {
  const read = z.object(settings).safeParse(environment);
  if (!read.success)
    return {
      wrong: read.error.issues.map(({ path, message }) => {
        const name = path.join('.');
        return `${name}: ${environment[name] === undefined ? 'is not set' : message}`;
      }),
    };
  const config = Object.freeze(read.data) as Config<S>;
  const own = config as Partial<PlatformConfig> & Readonly<Record<string, unknown>>;
  const wrong = [
    ...wrongIdentities(settings, own),
    ...(own.NODE_ENV === 'production'
      ? Object.entries(settings).flatMap((setting) => unfitForProduction(setting, own[setting[0]]))
      : []),
    ...[refuses(config)].filter((line) => line !== null),
  ];
  return wrong.length === 0 ? { config } : { wrong };
}

/**
 * Reads a service's settings once, frozen. An invalid setting stops the program with one line per setting;
 * `--print-config` prints the settings with their meaning instead of starting.
 */
export function readConfig<S extends z.ZodRawShape>(settings: S, refuses?: Refuses<S>): Config<S> {
  if (process.argv.includes('--print-config')) {
    for (const [name, setting] of Object.entries(settings))
      console.log(`${name}\t${(setting as z.ZodType).description ?? ''}`);
    process.exit(0);
  }
  const read = settingsIn(process.env, settings, refuses);
  if ('config' in read) return read.config;
  for (const line of read.wrong) console.error(line);
  process.exit(78);
}
