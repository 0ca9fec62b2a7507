import { z } from 'zod';
import { isInternalToken, tokensIn } from './internal-token.ts';
import { isOperatorDigest, isOperatorToken } from './operator-token.ts';

/** What every service reads from its environment; a service adds its own settings to it. */
export const platformSettings = {
  NODE_ENV: z.string().default('development').describe('production refuses what only tests may do'),
  AGENCE_DATA: z.string().default('.agence').describe('folder of data kept on the local disk'),
  MONGODB_URL: z.string().default('mongodb://127.0.0.1:27017/?replicaSet=rs0').describe('replica set'),
  MONGODB_PREFIX: z.string().default('agence_').describe('database name = prefix + service'),
  NATS_URL: z
    .string()
    .default('nats://127.0.0.1:4222')
    .describe('NATS with JetStream; tls:// and user:password@ or token@ as MongoDB’s address has them'),
  STREAM_PREFIX: z.string().default('AGENCE').describe('prefix of JetStream stream names'),
  STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1).describe('3 in production'),
  INTERNAL_TOKEN: z
    .string()
    .refine(isInternalToken, 'a token of 16 printable signs or more; two, new,old, while it is changed')
    .describe('shared by the services, every internal call carries it; new,old while it is changed'),
  OPERATOR_TOKEN_SHA256: z
    .string()
    .refine(
      isOperatorDigest,
      'the SHA-256 of a token, 64 hexadecimal signs; two, new,old, while it is changed',
    )
    .describe('SHA-256 of the token that opens the services of operators; new,old while it is changed'),
  GRPC_HOST: z.string().default('127.0.0.1').describe('address the gRPC server listens on'),
  GRPC_PORT: z.coerce.number().int().default(0).describe('port the gRPC server listens on'),
  TEST_CLOCK: z.stringbool().default(false).describe('the product clock can be moved; refused in production'),
  CRASH_POINTS: z
    .string()
    .optional()
    .describe('folder with orders to fail, for tests; refused in production'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional().describe('where traces go; absent: no tracing'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

export type PlatformConfig = z.infer<z.ZodObject<typeof platformSettings>>;

/** Address of a peer service, `host:port`. */
export const peer = (name: string) => z.string().describe(`gRPC address of ${name}, host:port`);

/** Why settings, each valid in itself, may not stand beside each other; null when they may. */
export function refusal(config: Partial<PlatformConfig>): string | null {
  const { NODE_ENV, INTERNAL_TOKEN = '', OPERATOR_TOKEN_SHA256: operators } = config;
  for (const name of ['TEST_CLOCK', 'CRASH_POINTS'] as const)
    if (config[name] && NODE_ENV === 'production') return `${name}: refused when NODE_ENV is production`;
  return operators !== undefined && tokensIn(INTERNAL_TOKEN).some((one) => isOperatorToken(one, operators))
    ? 'OPERATOR_TOKEN_SHA256: of the internal token, which every service has'
    : null;
}

/**
 * Reads a service's settings once, frozen. An invalid setting stops the program with one line per setting;
 * `--print-config` prints the settings with their meaning instead of starting.
 */
export function readConfig<S extends z.ZodRawShape>(settings: S): Readonly<z.infer<z.ZodObject<S>>> {
  const schema = z.object(settings);
  if (process.argv.includes('--print-config')) {
    for (const [name, setting] of Object.entries(settings))
      console.log(`${name}\t${(setting as z.ZodType).description ?? ''}`);
    process.exit(0);
  }
  const read = schema.safeParse(process.env);
  if (!read.success) {
    for (const issue of read.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`);
    process.exit(78);
  }
  const config = read.data as z.infer<z.ZodObject<S>> & Partial<PlatformConfig>;
  const why = refusal(config);
  if (why !== null) {
    console.error(why);
    process.exit(78);
  }
  return Object.freeze(config);
}
