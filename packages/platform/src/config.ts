import { z } from 'zod';
import { isBusAddress } from './bus-address.ts';
import { isInternalToken, tokensIn } from './internal-token.ts';
import { isMongoAddress } from './mongo.ts';
import { isOperatorDigest, isOperatorToken } from './operator-token.ts';
import {
  forTests,
  hostPort,
  inProduction,
  listenHost,
  optional,
  port,
  secret,
  webAddress,
  wholeNumber,
} from './settings.ts';
import { isWeakSecret } from './weak-secret.ts';

/** What every service reads from its environment; a service adds its own settings to it. */
export const platformSettings = {
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
  INTERNAL_TOKEN: secret(
    z
      .string()
      .refine(isInternalToken, 'a token of 16 printable signs or more; two, new,old, while it is changed')
      .describe('shared by the services, every internal call carries it; new,old while it is changed'),
    tokensIn,
  ),
  OPERATOR_TOKEN_SHA256: z
    .string()
    .refine(
      isOperatorDigest,
      'the SHA-256 of a token, 64 hexadecimal signs; two, new,old, while it is changed',
    )
    .describe('SHA-256 of the token that opens the services of operators; new,old while it is changed'),
  GRPC_HOST: listenHost().default('127.0.0.1').describe('address the gRPC server listens on'),
  GRPC_PORT: port().default(0).describe('port the gRPC server listens on'),
  TEST_CLOCK: forTests(z.stringbool().default(false).describe('the product clock can be moved')),
  CRASH_POINTS: forTests(optional(z.string()).describe('folder with orders to fail, for tests')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress()).describe('where traces go; absent: no tracing'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

export type PlatformConfig = z.infer<z.ZodObject<typeof platformSettings>>;

/** Address of a peer service, `host:port`. */
export const peer = (name: string) => hostPort().describe(`gRPC address of ${name}, host:port`);

type Config<S extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<S>>>;
/** Why settings, each valid in itself, may not stand beside each other: the line that says so, null when they may. */
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

const ownedByAll = ({ INTERNAL_TOKEN = '', OPERATOR_TOKEN_SHA256 }: Partial<PlatformConfig>) =>
  OPERATOR_TOKEN_SHA256 !== undefined &&
  tokensIn(INTERNAL_TOKEN).some((token) => isOperatorToken(token, OPERATOR_TOKEN_SHA256))
    ? ['OPERATOR_TOKEN_SHA256: of the internal token, which every service has']
    : [];

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
    ...ownedByAll(own),
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
